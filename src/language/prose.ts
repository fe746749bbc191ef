import { type Token, UNKNOWN_WORD } from './tokens.js';
import { areForeignWords, englishIn } from './language.js';
import { isOdd } from './letter-model.js';
import { readWords } from './resources.js';
import { isYear } from './seen-words.js';

const HEADING_WORDS = readWords('headings');
const PLACEHOLDER_WORDS = readWords('placeholders');

/** Only prose carries full evidence: keyword lists, keyboard mash and placeholder Latin hold the right words, too. */
export type Texture = 'prose' | 'fragment' | 'foreign' | 'noise';

const MIN_FOREIGN_WORDS = 5;
const MIN_PROSE_WORDS = 4;
/** Even terse notes hold so many small words; lists of words hold hardly any. */
const SMALL_WORD_SHARE = 0.1;
const MAX_FRAGMENT_WORDS = 9;
/** Notes may run longer when figures stand among the words: so many words to a figure. */
const WORDS_PER_FIGURE = 9;
/** Notes name a few of the headings of an application at most; a list to be found by names little else. */
const MOST_HEADINGS = 3;
const LARGE_HEADING_SHARE = 0.5;
const MOST_HEADINGS_AT_ALL = 7;
const CAPITALISED_SHARE = 0.6;
const MASH_SHARE = 0.3;
const UNIQUE_SHARE = 0.45;

/** Names are spared: they may be from anywhere. */
function isMash({ kind, known, capital }: Token): boolean {
  return kind === 'word' && !capital && isOdd(known);
}

/** Headlines and shouting: capitals that say nothing about the words that have them. */
function isCapitalised(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const capitals = words.filter(({ capital }) => capital).length;
  return words.length >= MIN_PROSE_WORDS && capitals > words.length * CAPITALISED_SHARE;
}

/** Words, with a run of names counted once: a person with two names weighs no more than one with a single name. */
export function countableWords(tokens: readonly Token[]): string[] {
  const capitalised = isCapitalised(tokens);
  const counted: string[] = [];
  let afterCapital = false;
  for (const { kind, word, capital } of tokens) {
    if (kind !== 'word') continue;
    if (capitalised || !(capital && afterCapital)) counted.push(word);
    afterCapital = capital;
  }
  return counted;
}

function uniqueShare(words: readonly string[]): number {
  const known = words.filter((word) => word !== UNKNOWN_WORD);
  return (new Set(known).size + words.length - known.length) / words.length;
}

function isNoise(tokens: readonly Token[], words: readonly string[]): boolean {
  const mash = tokens.filter(isMash).length;
  const placeholders = words.filter((word) => PLACEHOLDER_WORDS.has(word)).length;
  return (
    mash > words.length * MASH_SHARE || placeholders >= 2 || (words.length >= 8 && uniqueShare(words) < UNIQUE_SHARE)
  );
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Characters of scripts that put no spaces between words count as half a word each. */
function spokenWords(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (UNSPACED.test(word) ? Math.ceil(word.length / 2) : 1), 0);
}

function isListOfHeadings(words: readonly string[]): boolean {
  const headings = new Set(words.filter((word) => HEADING_WORDS.has(word)));
  return (
    headings.size > MOST_HEADINGS &&
    (headings.size >= words.length * LARGE_HEADING_SHARE || headings.size > MOST_HEADINGS_AT_ALL)
  );
}

/** Notes without small words: a few words, or figures with what they are figures of. */
function isFragment(tokens: readonly Token[], words: readonly string[]): boolean {
  const figures = tokens.filter(({ kind }) => kind === 'number').length;
  return words.length <= MAX_FRAGMENT_WORDS || figures * WORDS_PER_FIGURE >= words.length;
}

/** "2023: 148" has no word, and yet says something where figures of years are asked for. */
function isBareRow(tokens: readonly Token[]): boolean {
  const [year, ...rest] = tokens;
  const hasFigureOnly = rest.some(({ kind }) => kind === 'number') && rest.every(({ kind }) => kind !== 'word');
  return hasFigureOnly && year?.kind === 'number' && isYear(year.word);
}

export function textureOf(tokens: readonly Token[], words = countableWords(tokens)): Texture {
  if (isBareRow(tokens)) return 'fragment';
  if (words.length === 0 || isNoise(tokens, words) || isListOfHeadings(words)) return 'noise';
  const english = englishIn(words);
  if (areForeignWords(words, english)) return spokenWords(words) >= MIN_FOREIGN_WORDS ? 'foreign' : 'noise';
  if (words.length >= MIN_PROSE_WORDS && english / words.length >= SMALL_WORD_SHARE) return 'prose';
  return isFragment(tokens, words) ? 'fragment' : 'noise';
}
