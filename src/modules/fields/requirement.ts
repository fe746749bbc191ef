import { type Label } from './questions/label.js';
import { PatternMatcher } from './questions/pattern-matcher.js';
import { questionWords } from './questions/question-word.js';

/** What a label says of whether an answer is needed. */
type Sign = 'optional' | 'at_an_end' | 'at_start' | 'required';

const MATCHER = new PatternMatcher<Sign>([
  ...[
    '(if|where|when|as) (applicable|any|available|relevant|possible|appropriate)',
    '(if|where|when|as) (known|needed|necessary|different|desired)',
    'if (you|your company|your organization|your team) (have|wish|want|like) [one|any|it|to]',
    'if (you|your company|your organization|your team) (prefer|would like|know|can) [one|any|it|to]',
    'if (one|it|they|there is one) exist', 'if there is (any|one|some)', 'if it (exist|applie|apply)', 'in case',
    'if existing', 'if not applicable', 'leave (it|this|this field) blank', 'leave . (blank|empty)', 'if none', 'skip (this|if)',
    '(only|just) if', 'anything else', 'anything (you|to add)',
    'any (other|further|additional) (comment|information|thing|remark|note|detail)',
    'any (other|further|additional) (question|thought|material|document|point|info)',
    '(additional|further|other|extra) (information|comment|note|remark|document|material|detail|thought|info)',
    'something (we|else)', '(have|did) not ask*', 'what else should we', '(comment|remark|note) to add',
    '(not|are not) (required|mandatory|compulsory|obligatory|essential)', 'nice to have', 'feel free', 'voluntary',
    'no obligation', 'prefer not to', 'at your discretion', 'can be left',
  ].map((pattern) => [pattern, 'optional'] as const),
  ...['optional', 'optionally', 'facultative', 'opt'].map((pattern) => [pattern, 'at_an_end'] as const),
  ...['comment', 'remark', 'note', 'anything', 'question (for|to) us', 'your question'].map((pattern) => [pattern, 'at_start'] as const),
  ...['(not|non) optional', '(required|mandatory) field', 'answer required', 'required answer'].map(
    pattern => [pattern, 'required'] as const,
  ),
]);

/** "Optional features" are the venture's, not the form's. */
const OPTIONAL_THINGS = new Set(
  questionWords('feature extra module component accessory service item upgrade function functionality part equipment'),
);

function signsIn(words: readonly string[]): Set<Sign> {
  const hits = MATCHER.match(words).filter(({ tag, at }) => {
    const [first = 0, last = 0] = [at[0], at.at(-1)];
    if (tag === 'at_start') return first === 0;
    if (tag !== 'at_an_end') return true;
    const isOfThing = OPTIONAL_THINGS.has(words[last + 1] ?? '') || words[first - 1] === 'are';
    return !isOfThing && (first === 0 || last === words.length - 1);
  });
  return new Set(hits.map(({ tag }) => tag));
}

/** An answer is needed unless the label says otherwise: in brackets, or where one of its questions begins or ends. */
export function isRequired({ clauses, hints, conditional, words }: Label): boolean {
  if (signsIn(words).has('required')) return true;
  const isOptional = (part: readonly string[]): boolean => signsIn(part).size > 0;
  return !conditional && !clauses.some(isOptional) && !isOptional(hints);
}
