import { type Token } from '../../../fields/lexicon/tokens.js';
import { isEnglishFunctionWord } from '../../text/language.js';
import { type AnswerText } from '../answer-text.js';
import { isKnownWord } from '../known-words.js';
import { kindOf } from '../../text/words/life-words.js';

const LETTERS = /^\p{L}+$/u;
const MOST_WORDS = 1_500;
const FEWEST_WORDS = 8;
/** Jargon, codes and names in small letters make up less of any answer. */
const UNKNOWN_SHARE = 0.47;
/** A note of a few words may be all jargon. */
const FEW_WORDS = 14;
const UNKNOWN_SHARE_OF_FEW = 0.62;
const FEWEST_SMALL = 28;
const SMALL_SHARE = 0.75;
const FEWEST_KINDS = 4;
const KINDS_SHARE = 0.1;
const SCATTERED_SHARE = 0.2;
const SCATTERED_SMALL_SHARE = 0.4;
/** With hardly a small word between them, fewer will do. */
const BARE_SCATTERED_SHARE = 0.16;
const BARE_SMALL_SHARE = 0.25;
/** A list may well be of all kinds of things. */
const MARK_SHARE = 0.18;
/** So many figures make a note of abbreviations. */
const FIGURE_SHARE = 0.2;

/** What the words of an answer are, in shares of their number. */
export interface Mix {
  readonly words: number;
  /** Words in small letters that no list has, in running text. */
  readonly unknown: number;
  readonly small: number;
  /** Words of everyday things, and of how many kinds. */
  readonly things: number;
  readonly kinds: number;
  readonly figures: number;
  /** Commas and other marks that part the items of a list. */
  readonly marks: number;
}

/** With a word before or behind it, and nothing but a space between. */
function isRunning(plain: string, before: Token | undefined, { start, end }: Token, next: Token | undefined): boolean {
  return (before?.end === start - 1 && plain.charAt(start - 1) === ' ') || (next?.start === end + 1 && plain.charAt(end) === ' ');
}

function isUnknown({ word, capital }: Token): boolean {
  return !capital && LETTERS.test(word) && !isEnglishFunctionWord(word) && !isKnownWord(word);
}

export function mixOf({ sentences }: AnswerText): Mix {
  let words = 0;
  let unknown = 0;
  let small = 0;
  let things = 0;
  let figures = 0;
  let marks = 0;
  const kinds = new Set<string>();
  for (const { isForeign, tokens, plain } of sentences) {
    if (words > MOST_WORDS) break;
    if (isForeign) continue;
    marks += plain.match(/[,;:|/]/g)?.length ?? 0;
    tokens.forEach((token, at) => {
      if (token.kind !== 'word') figures += 1;
      else words += 1;
      if (token.kind !== 'word') return;
      if (isEnglishFunctionWord(token.word)) small += 1;
      else if (isUnknown(token) && isRunning(plain, tokens[at - 1], token, tokens[at + 1])) unknown += 1;
      const kind = kindOf(token.word);
      if (kind === undefined) return;
      things += 1;
      kinds.add(kind);
    });
  }
  const all = Math.max(words, 1);
  return { words, unknown: unknown / all, small: small / all, things: things / all, kinds: kinds.size, figures: figures / all, marks: marks / all };
}

/** Most of it are words that nobody knows, in a text that is in no other language either. */
export function isUnheardOf({ words, unknown, figures }: Mix): boolean {
  if (figures > FIGURE_SHARE) return false;
  return words >= FEWEST_WORDS && unknown >= (words < FEW_WORDS ? UNKNOWN_SHARE_OF_FEW : UNKNOWN_SHARE);
}

/** "It is what the one of which it was": hardly anything but small words. */
export function isEmptyTalk({ words, small }: Mix): boolean {
  return words >= FEWEST_SMALL && small >= SMALL_SHARE;
}

/** Things from everywhere with little to hold them together: a kettle, a lung, a Tuesday. */
export function isScattered({ words, things, kinds, small, marks }: Mix): boolean {
  return (
    marks <= MARK_SHARE &&
    words >= FEWEST_WORDS &&
    kinds >= FEWEST_KINDS &&
    kinds >= words * KINDS_SHARE &&
    ((things >= SCATTERED_SHARE && small <= SCATTERED_SMALL_SHARE) ||
      (things >= BARE_SCATTERED_SHARE && small <= BARE_SMALL_SHARE))
  );
}
