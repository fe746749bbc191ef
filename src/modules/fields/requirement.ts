import { type Label } from './questions/label.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { questionWords } from './questions/question-word.js';
import { readSections } from './sections.js';

const MATCHER = new WordPatterns<string>(
  readSections('fields/requirement.txt').flatMap(({ heading, entries }) =>
    entries.map((pattern) => [pattern, heading] as const),
  ),
  questionWords,
);

/** "Optional features" are the venture's, not the form's. */
const OPTIONAL_THINGS = new Set(
  questionWords('feature extra module component accessory service item upgrade function functionality part equipment'),
);

function signsIn(words: readonly string[]): Set<string> {
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
