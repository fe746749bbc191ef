import { type Token } from '../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../language/language.js';
import { NAME_PARTICLES, OTHER_LANGUAGES } from './words/other-languages.js';

const CODES = Object.keys(OTHER_LANGUAGES);
const LANGUAGES_OF = new Map<string, number[]>();
CODES.forEach((code, language) => {
  for (const word of new Set((OTHER_LANGUAGES[code] ?? '').split(' '))) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
  }
});

const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const FEWEST_WORDS = 4;
/** Small words make up so much of any text in their own language, and come in so many kinds. */
const SHARE = 0.2;
const LEAD = 0.08;
const FEWEST_KINDS = 2;
/** Words of two letters are abbreviations as well. */
const SURE_LENGTH = 3;

interface Count {
  words: number;
  otherScript: number;
  english: number;
  /** Of the language that has most of them. */
  most: number;
  kinds: number;
}

function count(words: readonly string[]): Count {
  const found = new Map<number, { all: number; kinds: Set<string>; sure: boolean }>();
  const counts: Count = { words: 0, otherScript: 0, english: 0, most: 0, kinds: 0 };
  for (const word of words) {
    if (!/^\p{L}/u.test(word)) continue;
    counts.words += 1;
    if (word.charCodeAt(0) >= 128 && NOT_LATIN.test(word)) {
      counts.otherScript += 1;
      // Scripts without spaces put a whole clause into one word.
      if (UNSPACED.test(word)) {
        const more = Math.ceil(word.length / 2) - 1;
        counts.words += more;
        counts.otherScript += more;
      }
    }
    if (isEnglishFunctionWord(word)) counts.english += 1;
    for (const language of LANGUAGES_OF.get(word) ?? []) {
      const entry = found.get(language) ?? { all: 0, kinds: new Set<string>(), sure: false };
      entry.all += 1;
      if (word.length >= SURE_LENGTH && !isEnglishFunctionWord(word)) entry.sure = true;
      entry.kinds.add(word);
      found.set(language, entry);
    }
  }
  for (const { all, kinds, sure } of found.values()) {
    if (sure && all > counts.most) {
      counts.most = all;
      counts.kinds = kinds.size;
    }
  }
  return counts;
}

/** The words without the small ones that belong to names: "Rio de Janeiro", "La Vie en Rose". */
function spokenWords(tokens: readonly Token[]): string[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isName = ({ word, capital }: Token, at: number): boolean => {
    if (!NAME_PARTICLES.has(word)) return false;
    const next = words[at + 1];
    const leads = next?.capital === true || NAME_PARTICLES.has(next?.word ?? '');
    return leads && (capital || words[at - 1]?.capital === true || NAME_PARTICLES.has(words[at - 1]?.word ?? ''));
  };
  return words.filter((token, at) => !isName(token, at)).map(({ word }) => word);
}

const ACCENTED = /[^\x00-\x7f]/;
const FEWEST_ACCENTED = 3;
const ENGLISH_SHARE = 0.25;
const ACCENTED_SHARE = 0.15;
const SOME_ENGLISH = 0.1;

/** Words in small letters with accents, which English has next to none of. */
function accentedWords(plain: string, tokens: readonly Token[]): number {
  if (!ACCENTED.test(plain)) return 0;
  return tokens.filter(
    ({ kind, capital, start, end }) => kind === 'word' && !capital && ACCENTED.test(plain.slice(start, end)),
  ).length;
}

/** Whether a sentence is plainly in another language than English. Short and unclear ones are taken for English. */
export function isForeignSentence(plain: string, tokens: readonly Token[]): boolean {
  const { words: all, otherScript, english, most, kinds } = count(spokenWords(tokens));
  if (otherScript * 2 > all) return true;
  if (all < FEWEST_WORDS) return false;
  if (kinds >= FEWEST_KINDS && most >= all * SHARE && most >= english + all * LEAD) return true;
  const accented = accentedWords(plain, tokens);
  if (accented >= FEWEST_ACCENTED && accented >= all * SHARE && english <= all * ENGLISH_SHARE) return true;
  return accented >= 2 && accented >= all * ACCENTED_SHARE && english <= all * SOME_ENGLISH;
}
