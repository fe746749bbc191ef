import { readList } from '../../../../language/resources.js';
import { type AnswerText, isSpoken } from '../answer-text.js';
import { lexemeOf } from './lexeme.js';

/** For each small word the languages it belongs to. */
const LANGUAGES = new Map<string, number[]>();
const NAMES = readList('flags/small-words.txt').map((line, at) => {
  const [name = '', ...words] = line.split(' ');
  for (const word of words) LANGUAGES.set(word, [...(LANGUAGES.get(word) ?? []), at]);
  return name;
});
const MOST_WORDS = 400;
const FEWEST_WORDS = 6;
/** Even a hasty English text has so many of its small words. */
const ENGLISH_SHARE = 0.25;
const FOREIGN_SHARE = 0.17;
const LEAD = 0.05;
const FEWEST_DIFFERENT = 2;
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
const FEWEST_LETTERS = 8;

function isOtherScript(word: string): boolean {
  return word.charCodeAt(0) > 127 && OTHER_SCRIPT.test(word);
}

export type TextLanguage = 'english' | 'foreign' | 'unclear';

const KNOWN = new WeakMap<AnswerText, TextLanguage>();

/** Whether the sentences of an answer are in English, as far as small words and scripts tell. A short phrase is never foreign. */
export function languageOf(text: AnswerText): TextLanguage {
  const known = KNOWN.get(text);
  if (known) return known;
  const found = detect(text);
  KNOWN.set(text, found);
  return found;
}

function detect(text: AnswerText): TextLanguage {
  const words: string[] = [];
  /** Of these, the small ones before a capital, as in names of places and people. */
  let ofNames = 0;
  const foreign: string[] = [];
  for (const sentence of text.sentences) {
    if (words.length > MOST_WORDS) break;
    if (!isSpoken(sentence)) continue;
    let isOfName = false;
    for (const { kind, word, capital } of [...sentence.tokens].reverse()) {
      isOfName = capital || (isOfName && LANGUAGES.has(word));
      if (kind !== 'word') continue;
      words.push(word);
      if (isOfName) ofNames += 1;
      else foreign.push(word);
    }
  }
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const otherScript = words.filter(isOtherScript).reduce((sum, word) => sum + word.length, 0);
  if (letters >= FEWEST_LETTERS && otherScript * 2 > letters) return 'foreign';
  const english = words.filter((word) => lexemeOf(word).isSmall).length;
  if (english >= words.length * ENGLISH_SHARE) return words.length === 0 ? 'unclear' : 'english';
  if (words.length < FEWEST_WORDS) return 'unclear';
  const counts = NAMES.map(() => 0);
  const different = NAMES.map(() => new Set<string>());
  for (const word of foreign) {
    for (const language of LANGUAGES.get(word) ?? []) {
      counts[language] = (counts[language] ?? 0) + 1;
      different[language]?.add(word);
    }
  }
  const most = Math.max(...counts);
  const best = counts.indexOf(most);
  const isForeign =
    most >= (words.length - ofNames / 2) * FOREIGN_SHARE &&
    most >= english + words.length * LEAD &&
    (different[best]?.size ?? 0) >= FEWEST_DIFFERENT;
  return isForeign ? 'foreign' : 'unclear';
}
