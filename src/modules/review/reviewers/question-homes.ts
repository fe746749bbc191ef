import { rememberFor } from '../../../common/cache/remember-for.js';
import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { WordPatterns } from '../../../language/word-patterns.js';
import { rememberLabels } from '../../../language/remember-words.js';
import { readTagged } from '../../../language/resources.js';
import { wordsOf } from '../../../language/tokens.js';
import { readLabel } from '../../fields/questions/label.js';
import { topicsInQuestion } from '../../fields/questions/topic-of-question.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type ReviewAnswer } from './reviewer.js';

export interface Homes {
  /** What is said there counts for these roles, unless its words are about something else. */
  readonly asked: ReadonlySet<CriterionId>;
  /** Whether it asks for nothing in particular, so that anything may be said there. */
  readonly open: boolean;
}

const KINDS = ['pitch', 'product'] as const;
type Tag = ClarityRole | (typeof KINDS)[number];

/** What a question asks for besides its role. Looser than the words that decide that: it is only what to expect. */
const MATCHER = new WordPatterns<Tag>(readTagged([...CLARITY_ROLES, ...KINDS], (tag) => `question-homes/${tag}.txt`));
const namedIn = rememberLabels((label) => new Set(MATCHER.match(wordsOf(label)).map(({ tag }) => tag)));

const rolesAskedIn = rememberLabels((label): ReadonlySet<ClarityRole> => {
  const topics: readonly string[] = topicsInQuestion(readLabel(label));
  return new Set(CLARITY_ROLES.filter((each) => namedIn(label).has(each) || topics.includes(each)));
});

export function questionsIn({ label }: ReviewAnswer): ReadonlySet<Tag> {
  return namedIn(label);
}

/** A question may ask for two things at once, "your team and your traction", of which its field names one. */
export const homesOf = rememberFor(({ label, role }: ReviewAnswer): Homes => {
  const roles = rolesAskedIn(label);
  const asked = CLARITY_ROLES.filter((each) => each === role || roles.has(each));
  return { asked: new Set(asked), open: asked.length === 0 };
});
