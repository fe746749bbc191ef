/**
 * Stands for each character of a redacted word. Two of them, because whether a word was capitalised is something a
 * reviewer may notice: a masked word must look exactly like any other word that nobody knows.
 */
export const MASK_CAPITAL = '\uFFFC';
export const MASK_LOWER = '\uFFFD';

/** The word that every masked or unknowable token carries. */
export const UNKNOWN_WORD = MASK_CAPITAL;

export type TokenKind = 'word' | 'number' | 'currency' | 'percent' | 'link';

export interface Token {
  kind: TokenKind;
  /** Folded for comparison: lower case, no accents, no look-alikes. */
  word: string;
  start: number;
  end: number;
  capital: boolean;
}

const LINK = String.raw`((?:https?:\/\/|www\.)[^\s<>"]+)`;
const LINK_OR_ADDRESS = String.raw`((?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>@"]{1,64}@[^\s<>@"]{1,190})`;
/** In the order of the groups: mask, number, word, currency, percent. */
const OTHERS = String.raw`(\uFFFC+|\uFFFD+)|(\p{Nd}+(?:[.,]\p{Nd}+)*)|(\p{L}[\p{L}\p{M}\p{Nd}]*)|(\p{Sc})|(%)`;
const TOKEN = new RegExp(`${LINK}|${OTHERS}`, 'gu');
const TOKEN_OR_ADDRESS = new RegExp(`${LINK_OR_ADDRESS}|${OTHERS}`, 'gu');

/** Cyrillic and Greek letters that are drawn like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

const ASCII_ONLY = /^[\x20-\x7e]*$/;
const MIXES_LATIN = /[a-z]/;

/** Lower case without accents; Latin look-alikes are resolved only inside words that also hold Latin letters. */
export function foldWord(raw: string): string {
  const lower = raw.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  const plain = lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  if (!MIXES_LATIN.test(plain)) return plain;
  return plain.replace(/[\u0370-\u04ff]/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
}

function isCapital(raw: string): boolean {
  const code = raw.charCodeAt(0);
  if (code < 128) return code < 91;
  const first = String.fromCodePoint(raw.codePointAt(0) ?? 0);
  return first !== first.toLowerCase();
}

function toToken(match: RegExpExecArray): Token {
  const [raw, link, mask, number, word, currency] = match;
  const start = match.index;
  const end = start + raw.length;
  if (word !== undefined) return { kind: 'word', word: foldWord(raw), start, end, capital: isCapital(raw) };
  if (number !== undefined) return { kind: 'number', word: raw.normalize('NFKC'), start, end, capital: false };
  if (mask !== undefined)
    return { kind: 'word', word: UNKNOWN_WORD, start, end, capital: raw.startsWith(MASK_CAPITAL) };
  if (link !== undefined) return { kind: 'link', word: UNKNOWN_WORD, start, end, capital: false };
  if (currency !== undefined) return { kind: 'currency', word: raw, start, end, capital: false };
  return { kind: 'percent', word: '%', start, end, capital: false };
}

/** Words, numbers, currency signs and links of a text, in order, with their offsets. */
export function tokenise(text: string): Token[] {
  const pattern = text.includes('@') ? TOKEN_OR_ADDRESS : TOKEN;
  return Array.from(text.matchAll(pattern), toToken);
}

export function wordsOf(text: string): string[] {
  return tokenise(text).map((token) => token.word);
}
