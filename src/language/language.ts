import { readList, readNamedLists, readWords } from './resources.js';
import { type Token } from './tokens.js';

const ENGLISH: ReadonlySet<string> = new Set(readList('languages/en.txt'));
const FUNCTION_WORDS: ReadonlySet<string> = new Set([...readNamedLists('languages').values()].flat());
const LANGUAGES_OF = new Map<string, number[]>();
const NAMES = readWords('names');
const LANGUAGES = readList('words/small-words.txt');
for (const [at, line] of LANGUAGES.entries())
  for (const word of line.split(' ').slice(1)) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), at]);

const MOST_WORDS = 400;
const FEWEST_WORDS = 4;
/** Even a hasty English text has so many of its small words. */
const ENGLISH_SHARE = 0.25;
/** Another language is seen only where its small words are this common, and this much commoner than English ones. */
const OF_ALL = { share: 0.17, lead: 0.05 };
const OF_SENTENCE = { share: 0.2, lead: 0.08 };
/** One may be in a name, or mean something in English, too. */
const FEWEST_DIFFERENT = 2;
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
const FEWEST_LETTERS = 8;

export const isEnglishFunctionWord = (word: string): boolean => ENGLISH.has(word);
/** Whether it holds sentences together in any of the languages that are known. */
export const isSmallWord = (word: string): boolean => LANGUAGES_OF.has(word);
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
/** Hardly ever anything but somebody's name, or some place's. */
export const isNameWord = (word: string): boolean => NAMES.has(word);

function isInOtherScript(words: readonly string[]): boolean {
  let letters = 0;
  let other = 0;
  for (const word of words) {
    letters += word.length;
    if (word.charCodeAt(0) > 127 && OTHER_SCRIPT.test(word)) other += word.length;
  }
  return letters >= FEWEST_LETTERS && other * 2 > letters;
}

/** Of as many sentences as tell: all words, and those of no name, without capitals and the small ones before them. */
function wordsIn(sentences: readonly (readonly Token[])[]): { words: string[]; others: string[] } {
  const words: string[] = [];
  const others: string[] = [];
  for (const tokens of sentences) {
    if (words.length > MOST_WORDS) break;
    let isOfName = false;
    for (const { kind, word, capital } of tokens.toReversed()) {
      isOfName = capital || (isOfName && LANGUAGES_OF.has(word));
      if (kind !== 'word') continue;
      words.push(word);
      if (!isOfName) others.push(word);
    }
  }
  return { words, others };
}

function areForeign(words: readonly string[], of: number, english: number, { share, lead }: typeof OF_ALL): boolean {
  const least = Math.max(of * share, english + of * lead);
  return LANGUAGES.some((_, language) => {
    const own = words.filter((word) => LANGUAGES_OF.get(word)?.includes(language));
    return own.length >= least && new Set(own).size >= FEWEST_DIFFERENT;
  });
}

function isPlain(words: readonly string[], english: number): boolean {
  return words.length < FEWEST_WORDS || english >= words.length * ENGLISH_SHARE;
}

export function englishIn(words: readonly string[]): number {
  return words.filter((word) => ENGLISH.has(word)).length;
}

export function areForeignWords(words: readonly string[], english = englishIn(words)): boolean {
  return isInOtherScript(words) || (!isPlain(words, english) && areForeign(words, words.length, english, OF_SENTENCE));
}

/** Whether all sentences together are, by their small words and scripts; names of people and places aside. */
export function isForeign(sentences: readonly (readonly Token[])[]): boolean {
  const { words, others } = wordsIn(sentences);
  if (isInOtherScript(words)) return true;
  const english = englishIn(words);
  if (isPlain(words, english)) return false;
  return areForeign(others, (words.length + others.length) / 2, english, OF_ALL);
}
