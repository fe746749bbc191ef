import { type Label } from './questions/label.js';
import { readHeaded } from '../../language/resources.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { questionWords } from './questions/question-word.js';

const MATCHER = new WordPatterns(readHeaded('fields/requirement.txt'), questionWords);

function isOptional(words: readonly string[]): boolean {
  return MATCHER.match(words).some(({ tag, at }) => {
    const isFirst = at[0] === 0;
    if (tag === 'at_start') return isFirst;
    return tag !== 'at_an_end' || isFirst || at.at(-1) === words.length - 1;
  });
}

/** An answer is needed unless the label says otherwise: in brackets, or where one of its questions begins or ends. */
export function isRequired({ clauses, hints }: Label): boolean {
  return ![...clauses, hints].some(isOptional);
}
