import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { PhraseMatcher } from '../../fields/lexicon/phrase-matcher.js';
import { ROLE_LEXICONS } from '../../fields/lexicon/role-lexicons.js';
import { wordsOf } from '../../fields/lexicon/tokens.js';
import { groundsOf } from '../text/grounds.js';
import { seenTokens } from '../text/names.js';
import { QUESTION_TERMS } from '../text/words/question-terms.js';
import { type ReviewAnswer } from './reviewer.js';
import { RUNG_CRITERIA, RUNG_RULES, type RungCriterion } from './rung-rules.js';

/** What the question of an answer asks for. */
export interface Homes {
  /** What is said there counts for these by being there, unless its own words speak for something else. */
  readonly asked: ReadonlySet<RungCriterion>;
  /** What is said there by its words for these is in its place. */
  readonly fitting: ReadonlySet<RungCriterion>;
  /** It asks for nothing in particular, so that everything is in its place. */
  readonly open: boolean;
  /** The words of the question that not every question has. */
  readonly words: ReadonlySet<string>;
}

type Asks = { role: ClarityRole; except: boolean } | { criterion: RungCriterion };

const READ_CHARACTERS = 300;

const MATCHER = new PhraseMatcher<Asks>([
  ...ROLE_LEXICONS.flatMap(({ role, asksClearly, except }) => [
    ...asksClearly.map((phrase): [string, Asks] => [phrase, { role, except: false }]),
    ...except.map((phrase): [string, Asks] => [phrase, { role, except: true }]),
  ]),
  ...Object.entries(QUESTION_TERMS).flatMap(([criterion, phrases]) =>
    phrases.map((phrase): [string, Asks] => [phrase, { criterion: criterion as RungCriterion }]),
  ),
]);

/** A question may ask for two things at once, "your team and your traction", of which its field names one. */
function rolesAsked({ label, role }: ReviewAnswer): ClarityRole[] {
  const hits = MATCHER.match(wordsOf(label.slice(0, READ_CHARACTERS)));
  const excepted = hits.filter(({ tag }) => 'role' in tag && tag.except);
  const named = hits.flatMap(({ tag, from, to }) => {
    if (!('role' in tag) || tag.except) return [];
    const isExcepted = excepted.some(
      (other) => 'role' in other.tag && other.tag.role === tag.role && from >= other.from && to <= other.to,
    );
    return isExcepted ? [] : [tag.role];
  });
  return CLARITY_ROLES.filter((candidate) => candidate === role || named.includes(candidate));
}

function termsAsked({ label }: ReviewAnswer): RungCriterion[] {
  return MATCHER.match(wordsOf(label.slice(0, READ_CHARACTERS))).flatMap(({ tag }) =>
    'criterion' in tag ? [tag.criterion] : [],
  );
}

const ROLES: ReadonlySet<string> = new Set(CLARITY_ROLES);

function isRole(criterion: RungCriterion): boolean {
  return ROLES.has(criterion);
}

export function homesOf(answer: ReviewAnswer): Homes {
  const roles = rolesAsked(answer);
  const terms = termsAsked(answer);
  const open = roles.length === 0 && !terms.some((criterion) => isRole(criterion));
  const fitting = RUNG_CRITERIA.filter(
    (criterion) =>
      open ||
      terms.includes(criterion) ||
      RUNG_RULES[criterion].home.some((role) => roles.includes(role) || terms.includes(role)),
  );
  const asked = RUNG_CRITERIA.filter(
    (criterion) => terms.includes(criterion) || roles.some((role) => RUNG_RULES[criterion].askedBy.includes(role)),
  );
  return { asked: new Set(asked), fitting: new Set(fitting), open, words: groundsOf(seenTokens(answer.label.slice(0, READ_CHARACTERS))) };
}
