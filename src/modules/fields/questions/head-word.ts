import { fieldWords } from '../sections.js';
import { questionWords } from './question-word.js';

function setOf(words: string): ReadonlySet<string> {
  return new Set(questionWords(words));
}

function listed(list: string): ReadonlySet<string> {
  return setOf(fieldWords(list).join(' '));
}

const LEAD = listed('lead');
const END = listed('end');
const AFTER_THING = listed('after-thing');
const TRANSPARENT = listed('transparent');
const TRAILING = new Set([...TRANSPARENT, ...listed('trailing')]);

const BEFORE_THING = setOf('of on about behind');
const OPENS_NO_NOUN = setOf('why when where');
const COUNTS = setOf('many much big large');
const HAVING = setOf('have there');
const YES_OR_NO = setOf('are do did have will can could would should');
const NO_ADVERBS = setOf('family supply assembly monthly weekly daily early yearly quarterly friendly elderly');

function endsThing(word: string): boolean {
  return END.has(word) || (word.length > 4 && word.endsWith('ly') && !NO_ADVERBS.has(word));
}

function thingFrom(words: readonly string[], start: number): [from: number, to: number] {
  let from = start;
  while (from < words.length && LEAD.has(words[from] ?? '')) from += 1;
  let to = from;
  while (to < words.length && !endsThing(words[to] ?? '') && !(to > from && AFTER_THING.has(words[to] ?? ''))) to += 1;
  return [from, to];
}

/** "Details of", and "give details of", whose lead has taken the details. */
function isTransparent(words: readonly string[], from: number, to: number): boolean {
  if (!BEFORE_THING.has(words[to] ?? '')) return false;
  return to - from <= 2 && TRANSPARENT.has(words[to - 1] ?? '');
}

/** "Why …", and "please explain why …". */
function asksForNoNoun(words: readonly string[]): boolean {
  const at = words.findIndex((word) => OPENS_NO_NOUN.has(word) || word === 'how' || !LEAD.has(word));
  const opens = words[at] ?? '';
  return OPENS_NO_NOUN.has(opens) || (opens === 'how' && !COUNTS.has(words[at + 1] ?? ''));
}

/**
 * The positions of the noun that a question is about: the last of the first noun phrase, and the one before where the
 * last says little ("market analysis"). Empty for questions of why, when, where, how, and yes or no.
 */
export function headPositions(words: readonly string[]): readonly number[] {
  const first = words[0] ?? '';
  if (asksForNoNoun(words)) return [];
  if (YES_OR_NO.has(first) && !words.slice(1, 4).some((word) => HAVING.has(word))) return [];
  let [from, to] = thingFrom(words, 0);
  while (isTransparent(words, from, to)) [from, to] = thingFrom(words, to + 1);
  if (from >= to) return [];
  const last = to - 1;
  return TRAILING.has(words[last] ?? '') && last > from ? [last, last - 1] : [last];
}
