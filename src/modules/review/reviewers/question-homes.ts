import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { PhraseMatcher } from '../../fields/lexicon/phrase-matcher.js';
import { ROLE_LEXICONS } from '../../fields/lexicon/role-lexicons.js';
import { wordsOf } from '../../fields/lexicon/tokens.js';
import { QUESTION_WORDS } from '../text/words/question-words.js';
import { type ReviewAnswer } from './reviewer.js';

/** What the question of an answer asks for. */
export interface Homes {
  /** What is said there may count for these by being there, unless its own words speak for something else. */
  readonly asked: ReadonlySet<ClarityRole>;
  /** It asks for nothing in particular, so that everything is in its place. */
  readonly open: boolean;
}

interface Asks {
  role: ClarityRole;
  except: boolean;
}

const READ_CHARACTERS = 300;

function phrases(role: ClarityRole, list: readonly string[], except = false): [string, Asks][] {
  return list.map((phrase) => [phrase, { role, except }]);
}

const MATCHER = new PhraseMatcher<Asks>(
  ROLE_LEXICONS.flatMap(({ role, asksClearly, except }) => [
    ...phrases(role, asksClearly),
    ...phrases(role, except, true),
    ...phrases(role, QUESTION_WORDS[role]),
  ]),
);

/** A question may ask for two things at once, "your team and your traction", of which its field names one. */
export function homesOf({ label, role }: ReviewAnswer): Homes {
  const hits = MATCHER.match(wordsOf(label.slice(0, READ_CHARACTERS)));
  const exceptions = hits.filter(({ tag }) => tag.except);
  const named = hits.filter(
    ({ tag, from, to }) =>
      !tag.except &&
      !exceptions.some((other) => other.tag.role === tag.role && from >= other.from && to <= other.to),
  );
  const asked = CLARITY_ROLES.filter((each) => each === role || named.some(({ tag }) => tag.role === each));
  return { asked: new Set(asked), open: asked.length === 0 };
}
