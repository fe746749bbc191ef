import { fieldWords } from '../field-words.js';
import { questionWords } from './question-word.js';

function setOf(words: string): ReadonlySet<string> {
  return new Set(questionWords(words));
}

function listed(...lists: readonly string[]): ReadonlySet<string> {
  return setOf(lists.flatMap(fieldWords).join(' '));
}

const LEAD = listed('lead');
const END = listed('end');
const AFTER_THING = listed('after-thing');
const TRAILING = listed('transparent', 'trailing');
const HAVING = setOf('have there');
const YES_OR_NO = setOf('are do did have will can could would should');

/** Where the noun stands that is asked for, and the one before if that says little ("market analysis"). */
export function headPositions(words: readonly string[]): readonly number[] {
  if (YES_OR_NO.has(words[0] ?? '') && !words.slice(1, 4).some((word) => HAVING.has(word))) return [];
  let from = 0;
  while (from < words.length && LEAD.has(words[from] ?? '')) from += 1;
  let to = from;
  while (to < words.length && !END.has(words[to] ?? '') && !(to > from && AFTER_THING.has(words[to] ?? ''))) to += 1;
  if (from === to) return [];
  const last = to - 1;
  return TRAILING.has(words[last] ?? '') && last > from ? [last, last - 1] : [last];
}
