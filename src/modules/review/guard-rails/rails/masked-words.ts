import { MASKED_SLURS, MASKED_WORDS } from '../words/insult-words.js';

/** Letters with signs or digits in place of some of them. */
const MASKED = /(?<![\p{L}\p{N}@.])(?=[\p{L}\d@$!*#%.+]{0,30}\p{L})[\p{L}\d@$*#][\p{L}\d@$!*#%.+&]{1,28}[\p{L}\d*#$@](?![\p{L}\p{N}@])/gu;
const HAS_MASK = /\p{L}[*#@$!%&+01345789]|[*#@$!%&+01345789]\p{L}/u;
const DRAWN: Readonly<Record<string, string>> = { 0: 'o', 1: 'il', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '!': 'il', '+': 't' };
/** A row of signs that draw no letter hides one letter or a few. */
const ROW = '~';
const MOST_IN_ROW = 4;
/** Starred out so far that only these are meant. */
const BARELY = /(?<![\p{L}\p{N}*_])(?:f[*#@$%!.u-]{1,3}c?k(?:ing|ed|er|ers|s)?|f[*#]{2,6}(?:ing|ed|er|s)?|s[*#!@]{1,2}t(?:ty|s)?|b[*#!@]{1,3}t?ch(?:es)?|c[*#@]{1,2}nts?|a[*#$@]{2,3}(?:hole)?s?)(?![\p{L}\p{N}])/iu;
/** So few letters left that anything might be meant. */
const FEWEST_LETTERS = 2;
const MOST_LOOKED_UP = 60;

function mayBe(letter: string, sign: string): boolean {
  return letter === sign || (!(sign >= 'a' && sign <= 'z') && (DRAWN[sign] ?? letter).includes(letter));
}

function oneFurther(ends: number, word: string, sign: string): number {
  let further = 0;
  for (let at = 0; at < word.length; at += 1) if (((ends >> at) & 1) === 1 && mayBe(word.charAt(at), sign)) further |= 2 << at;
  return further;
}

/** Whether the signs can stand for the word. Bit n says that those so far can stand for its first n letters. */
function reads(word: string, signs: string): boolean {
  if (word.length !== signs.length && !signs.includes(ROW)) return false;
  let ends = 1;
  for (let at = 0; at < signs.length && ends !== 0; at += 1) {
    const sign = signs.charAt(at);
    ends = sign === ROW ? (ends << 1) | (ends << 2) | (ends << 3) | (ends << MOST_IN_ROW) : oneFurther(ends, word, sign);
  }
  return ((ends >> word.length) & 1) === 1;
}

function readingOf(masked: string): string | null {
  const letters = masked.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return null;
  const signs = masked.toLowerCase().replace(/[^a-z0-9@$!+]+/g, (row) => (row.length === 1 ? '_' : ROW));
  return MASKED_WORDS.find((word) => reads(word, signs)) ?? null;
}

interface MaskedWord {
  masked: string;
  isSlur: boolean;
}

/** The first coarse word or slur of a text that hides some of its letters. */
export function maskedWordIn(text: string): MaskedWord | null {
  if (!HAS_MASK.test(text) && !/[*#]/.test(text)) return null;
  let looked = 0;
  for (const [masked] of text.matchAll(MASKED)) {
    if (!HAS_MASK.test(masked)) continue;
    looked += 1;
    if (looked > MOST_LOOKED_UP) break;
    const word = readingOf(masked);
    if (word !== null) return { masked, isSlur: MASKED_SLURS.has(word) };
  }
  const barely = BARELY.exec(text);
  return barely && { masked: barely[0], isSlur: false };
}
