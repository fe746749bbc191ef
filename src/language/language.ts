import { readNamedLists } from './resources.js';

/** For each of the small words that hold sentences together, the languages it belongs to. */
const FUNCTION_WORDS = readNamedLists('languages');
const CODES = [...FUNCTION_WORDS.keys()];
const LANGUAGES_OF = new Map<string, number[]>();
CODES.forEach((code, language) => {
  for (const word of FUNCTION_WORDS.get(code) ?? [])
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
});
const ENGLISH = CODES.indexOf('en');

/** Another language is named only when its small words are this common, and this much commoner than English ones. */
const FOREIGN_SHARE = 0.2;
const FOREIGN_LEAD = 0.08;
const FEWEST_WORDS = 4;

const NOT_LATIN_LETTER = /[^\P{L}\p{Script=Latin}]/u;

const ENGLISH_WORDS: ReadonlySet<string> = new Set(FUNCTION_WORDS.get('en'));

export function isEnglishFunctionWord(word: string): boolean {
  return ENGLISH_WORDS.has(word);
}

export function isFunctionWord(word: string): boolean {
  return LANGUAGES_OF.has(word);
}

export function englishShare(words: readonly string[]): number {
  let english = 0;
  for (const word of words) if (ENGLISH_WORDS.has(word)) english += 1;
  return english / Math.max(words.length, 1);
}

/** How many of the words each language has for one of its small ones. */
function countsByLanguage(words: readonly string[]): Int32Array {
  const counts = new Int32Array(CODES.length);
  for (const word of words)
    if (word.length > 1)
      for (const language of LANGUAGES_OF.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  return counts;
}

/**
 * Whether a stretch of words is plainly in a language that the embedded reviewer has no lexicon for: another script,
 * or the small words of another language. Short or unclear stretches are taken for English.
 */
export function isForeign(words: readonly string[]): boolean {
  let otherScript = 0;
  let small = 0;
  let english = 0;
  for (const word of words) {
    if (word.charCodeAt(0) >= 128 && NOT_LATIN_LETTER.test(word)) otherScript += 1;
    // A letter alone may be an initial as well as a small word.
    if (word.length < 2 || !LANGUAGES_OF.has(word)) continue;
    small += 1;
    if (ENGLISH_WORDS.has(word)) english += 1;
  }
  const all = words.length;
  if (otherScript * 2 > all) return true;
  const isEnough = (most: number): boolean => most >= all * FOREIGN_SHARE && most >= english + all * FOREIGN_LEAD;
  if (all < FEWEST_WORDS || !isEnough(small)) return false;
  return countsByLanguage(words).some((count, language) => language !== ENGLISH && isEnough(count));
}
