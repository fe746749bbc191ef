import { wordsOf } from '../../../../language/tokens.js';
import { DENIALS, INTENTIONS, TURNS } from './denials.js';
import { type Statement } from './statement.js';

/** From this probability on a denial speaks against the venture: "we have never lost a crate" admits nothing. */
const ADMITTED = 0.6;

/** An admission after the first clause takes nothing back from it: "it works in the barn, but we have not …". */
const FIRST_CLAUSE = /^[^,;:()–—]*/u;

function deniesAtOnce(quote: string): boolean {
  const words = wordsOf(FIRST_CLAUSE.exec(quote)?.[0] ?? '');
  const turn = words.findIndex((word) => TURNS.has(word));
  return words.slice(0, turn < 0 ? words.length : turn).some((word) => DENIALS.has(word));
}

/** Whether a statement denies something at once, or speaks of what is wanted. */
export function speaksOfWishes({ quote, words }: Pick<Statement, 'quote' | 'words'>): boolean {
  return (
    words.some(({ text }) => INTENTIONS.has(text)) ||
    (words.some(({ text }) => DENIALS.has(text)) && deniesAtOnce(quote))
  );
}

/**
 * Whether a statement admits that something is missing, or says what is needed: neither is a strength. That none has left
 * admits nothing.
 */
export function lacks({ cues, quote, reading: { kind } }: Pick<Statement, 'cues' | 'quote' | 'reading'>): boolean {
  return (kind.admission >= ADMITTED && deniesAtOnce(quote) && !cues.has('stay')) || cues.has('search');
}
