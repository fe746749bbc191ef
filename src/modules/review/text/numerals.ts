import { type Token } from '../../fields/lexicon/tokens.js';
import { MAGNITUDES, NUMBER_WORDS } from './words/measure-words.js';

/** Whether a word is a number, in digits or written out. */
export function isNumeral(word: string): boolean {
  return NUMBER_WORDS.has(word) || /^\d/.test(word);
}

/** In digits; null where it is no number. */
export function valueOf(token: Token | undefined): string | null {
  if (!token) return null;
  if (token.kind === 'number') return token.word;
  return token.kind === 'word' ? (NUMBER_WORDS.get(token.word) ?? null) : null;
}

export function touches(one: Token | undefined, next: Token | undefined): boolean {
  return one !== undefined && next !== undefined && next.start - one.end === 0;
}

/** Passes over "200" and "000" of "1 200 000", and over the "million" of "2 million". */
export function endOfNumber(tokens: readonly Token[], at: number): { next: number; value: string } {
  let value = valueOf(tokens[at]) ?? '';
  let next = at + 1;
  for (
    let token = tokens[next];
    token?.kind === 'number' && /^\d{3}$/.test(token.word) && token.start - (tokens[next - 1]?.end ?? 0) === 1;
    token = tokens[next]
  ) {
    value += token.word;
    next += 1;
  }
  for (let token = tokens[next]; token && MAGNITUDES.has(token.word); token = tokens[next]) {
    value += token.word;
    next += 1;
  }
  return { next, value };
}
