import { type Token } from './tokens.js';

/** Numbers that people write out, with their values. "One" is as often a pronoun, "a thousand" as often just many. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11',
    twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18',
    nineteen: '19', twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80',
    ninety: '90',
  }),
);

export const MAGNITUDES: ReadonlySet<string> = new Set([
  'k', 'm', 'b', 'bn', 'mn', 'thousand', 'million', 'billion', 'trillion', 'hundred', 'lakh', 'crore', 'dozen',
]);

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
