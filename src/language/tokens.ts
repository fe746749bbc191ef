import { patternOf } from '../common/text/pattern.js';
import { type KnownWord, knownWord, rememberWords } from './remember-words.js';
import { readPairs } from './resources.js';

/** Stand for each character of a redacted word; two, since a masked word must look like any that nobody knows. */
export const MASK_CAPITAL = '\uFFFC';
export const MASK_LOWER = '\uFFFD';
export const MASKS = patternOf(`[${MASK_CAPITAL}${MASK_LOWER}]+`, 'gu');

export const UNKNOWN_WORD = MASK_CAPITAL;

type TokenKind = 'word' | 'number' | 'currency' | 'percent' | 'link';

export interface Token {
  kind: TokenKind;
  /** Folded for comparison: lower case, no accents, no look-alikes. */
  word: string;
  known: KnownWord;
  start: number;
  end: number;
  capital: boolean;
}

const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"]+`;
const ADDRESS = String.raw`[^\s<>@"]{1,64}@[^\s<>@"]{1,190}`;
/** In the order of the groups: mask, number, word, currency, percent. Many of one sign are one, as thousands cost time. */
const OTHERS = String.raw`(\uFFFC+|\uFFFD+)|(\p{Nd}+(?:[.,]\p{Nd}+)*)|(\p{L}[\p{L}\p{M}\p{Nd}]*)|(\p{Sc})\5*|(%)%*`;
const TOKEN = patternOf(`(${LINK})|${OTHERS}`, 'gu');
const TOKEN_OR_ADDRESS = patternOf(`(${LINK}|${ADDRESS})|${OTHERS}`, 'gu');

/** Cyrillic and Greek letters that are drawn like Latin ones. */
const LOOK_ALIKES = readPairs('look-alikes');
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const MIXES_LATIN = /[a-z]/;

/** Lower case without accents; Latin look-alikes are resolved only inside words that also hold Latin letters. */
const folded = rememberWords((raw) => {
  const lower = raw.toLowerCase();
  if (ASCII_ONLY.test(lower)) return knownWord(lower);
  const plain = lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  if (!MIXES_LATIN.test(plain)) return knownWord(plain);
  return knownWord(plain.replace(/[\u0370-\u04ff]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter));
});

function isCapital(raw: string): boolean {
  const first = String.fromCodePoint(raw.codePointAt(0) ?? 0);
  return first !== first.toLowerCase();
}

function tokenOf(kind: TokenKind, known: KnownWord, start: number, end: number, capital = false): Token {
  return { kind, word: known.text, known, start, end, capital };
}

function toToken(match: RegExpExecArray): Token {
  const [raw, link, mask, number, word, currency] = match;
  const start = match.index;
  const end = start + raw.length;
  if (word !== undefined) return tokenOf('word', folded(raw), start, end, isCapital(raw));
  if (number !== undefined) return tokenOf('number', knownWord(raw.normalize('NFKC')), start, end);
  const unknown = knownWord(UNKNOWN_WORD);
  if (mask !== undefined) return tokenOf('word', unknown, start, end, raw.startsWith(MASK_CAPITAL));
  if (link !== undefined) return tokenOf('link', unknown, start, end);
  return tokenOf(currency === undefined ? 'percent' : 'currency', knownWord(currency ?? '%'), start, end);
}

export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(text.includes('@') ? TOKEN_OR_ADDRESS : TOKEN), toToken);
}

const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;

export function wordsOf(text: string): string[] {
  // Word lists are read by the ten thousand, and hardly hold anything else.
  return PLAIN_WORDS.test(text) ? text.split(' ') : tokenise(text).map((token) => token.word);
}

/** What stands before a token: from the one before it or the beginning, and after the last, to the end. */
export function between(text: string, tokens: readonly Token[], at: number): string {
  return text.slice(tokens[at - 1]?.end, tokens[at]?.start);
}
