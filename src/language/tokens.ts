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
/** In the order of the groups: mask, number, word, currency, percent. */
const OTHERS = String.raw`(\uFFFC+|\uFFFD+)|(\p{Nd}+(?:[.,]\p{Nd}+)*)|(\p{L}[\p{L}\p{M}\p{Nd}]*)|(\p{Sc})|(%)`;
const TOKEN_HERE = patternOf(`(${LINK})|${OTHERS}`, 'uy');
const TOKEN_OR_ADDRESS = patternOf(`(${LINK}|${ADDRESS})|${OTHERS}`, 'gu');
const BEYOND_ASCII = 128;
/** The characters that no token begins with, among those that texts are mostly made of. */
const BETWEEN = Uint8Array.from({ length: BEYOND_ASCII }, (_, code) =>
  Number(!/[A-Za-z0-9$%]/.test(String.fromCharCode(code))),
);
const [H, W] = ['h'.charCodeAt(0), 'w'.charCodeAt(0)];
const GOES_ON = /[\p{L}\p{M}\p{Nd}]/u;

/** Cyrillic and Greek letters that are drawn like Latin ones. */
const LOOK_ALIKES = readPairs('look-alikes');
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const MIXES_LATIN = /[a-z]/;

/** Lower case without accents; Latin look-alikes are resolved only inside words that also hold Latin letters. */
function foldWord(raw: string): string {
  const lower = raw.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  const plain = lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  if (!MIXES_LATIN.test(plain)) return plain;
  return plain.replace(/[\u0370-\u04ff]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter);
}

function isCapital(raw: string): boolean {
  const code = raw.charCodeAt(0);
  if (code < 128) return code < 91;
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
  if (word !== undefined) return tokenOf('word', knownWord(foldWord(raw)), start, end, isCapital(raw));
  if (number !== undefined) return tokenOf('number', knownWord(raw.normalize('NFKC')), start, end);
  const unknown = knownWord(UNKNOWN_WORD);
  if (mask !== undefined) return tokenOf('word', unknown, start, end, raw.startsWith(MASK_CAPITAL));
  if (link !== undefined) return tokenOf('link', unknown, start, end);
  return tokenOf(currency === undefined ? 'percent' : 'currency', knownWord(raw), start, end);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return code < BEYOND_ASCII && lower >= 97 && lower <= 122;
}

function goesOn(text: string, at: number): boolean {
  return text.charCodeAt(at) >= BEYOND_ASCII && GOES_ON.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

const inLowerCase = rememberWords((raw) => knownWord(raw.toLowerCase()));

function plainWord(text: string, start: number): Token | null {
  let end = start + 1;
  for (let code = text.charCodeAt(end); isLetter(code) || isDigit(code); code = text.charCodeAt(end)) end += 1;
  if (goesOn(text, end)) return null;
  return tokenOf('word', inLowerCase(text.slice(start, end)), start, end, text.charCodeAt(start) < 91);
}

function plainNumber(text: string, start: number): Token | null {
  let end = start + 1;
  for (;;) {
    while (isDigit(text.charCodeAt(end))) end += 1;
    const mark = text.charCodeAt(end);
    const isPoint = mark === 46 || mark === 44;
    if (goesOn(text, end) || (isPoint && goesOn(text, end + 1))) return null;
    if (!isPoint || !isDigit(text.charCodeAt(end + 1))) break;
    end += 2;
  }
  return tokenOf('number', knownWord(text.slice(start, end)), start, end);
}

/** What the pattern finds here, in half its time, for what most texts are made of; null where it has to look itself. */
function plainToken(text: string, start: number, code: number): Token | null {
  if (isLetter(code)) {
    const mayBeLink = (code === H && text.startsWith('http', start)) || (code === W && text.startsWith('www.', start));
    return mayBeLink ? null : plainWord(text, start);
  }
  if (isDigit(code)) return plainNumber(text, start);
  const sign = text.charAt(start);
  if (sign === '$') return tokenOf('currency', knownWord(sign), start, start + 1);
  return sign === '%' ? tokenOf('percent', knownWord(sign), start, start + 1) : null;
}

function tokenAt(text: string, start: number): Token | null {
  const plain = plainToken(text, start, text.charCodeAt(start));
  if (plain) return plain;
  TOKEN_HERE.lastIndex = start;
  const match = TOKEN_HERE.exec(text);
  return match && toToken(match);
}

export function tokenise(text: string): Token[] {
  if (text.includes('@')) return Array.from(text.matchAll(TOKEN_OR_ADDRESS), toToken);
  const tokens: Token[] = [];
  const { length } = text;
  for (let at = 0; at < length;) {
    const code = text.charCodeAt(at);
    const token = code < BEYOND_ASCII && BETWEEN[code] === 1 ? null : tokenAt(text, at);
    if (token) tokens.push(token);
    at = token?.end ?? at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  }
  return tokens;
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
