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

export function isEnglishFunctionWord(word: string): boolean {
  return LANGUAGES_OF.get(word)?.includes(ENGLISH) ?? false;
}

export function isFunctionWord(word: string): boolean {
  return LANGUAGES_OF.has(word);
}

export function englishShare(words: readonly string[]): number {
  return words.filter(isEnglishFunctionWord).length / Math.max(words.length, 1);
}

/**
 * Whether a stretch of words is plainly in a language that the embedded reviewer has no lexicon for: another script,
 * or the small words of another language. Short or unclear stretches are taken for English.
 */
export function isForeign(words: readonly string[]): boolean {
  const counts = new Array<number>(CODES.length).fill(0);
  let letters = 0;
  let otherScript = 0;
  for (const word of words) {
    const first = word.charCodeAt(0);
    if (first >= 128 && NOT_LATIN_LETTER.test(word)) otherScript += 1;
    letters += 1;
    // A letter alone may be an initial as well as a small word.
    if (word.length > 1)
      for (const language of LANGUAGES_OF.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  }
  if (otherScript * 2 > letters) return true;
  if (letters < FEWEST_WORDS) return false;
  const english = counts[ENGLISH] ?? 0;
  const most = counts.reduce((max, count, language) => (language === ENGLISH ? max : Math.max(max, count)), 0);
  return most >= letters * FOREIGN_SHARE && most >= english + letters * FOREIGN_LEAD;
}
