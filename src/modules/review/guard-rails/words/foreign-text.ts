import { readList } from '../../../../language/resources.js';
import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';

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

interface Words {
  readonly words: string[];
  /** How many of them are small ones of English. */
  readonly english: number;
}

/** Those of as many sentences as tell. */
function wordsIn(spoken: readonly SentenceText[]): Words {
  const words: string[] = [];
  let english = 0;
  for (const { tokens, lexemes } of spoken) {
    if (words.length > MOST_WORDS) break;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token?.kind !== 'word') continue;
      words.push(token.word);
      if (lexemes[at]?.isSmall) english += 1;
    }
  }
  return { words, english };
}

function isInOtherScript(words: readonly string[]): boolean {
  let letters = 0;
  let other = 0;
  for (const word of words) {
    letters += word.length;
    if (isOtherScript(word)) other += word.length;
  }
  return letters >= FEWEST_LETTERS && other * 2 > letters;
}

/** The words without the small ones before a capital, as in names of places and people, and how many those are. */
function withoutNames(spoken: readonly SentenceText[]): { readonly others: string[]; readonly ofNames: number } {
  const others: string[] = [];
  let ofNames = 0;
  for (const { tokens } of spoken) {
    if (others.length + ofNames > MOST_WORDS) break;
    let isOfName = false;
    for (const { kind, word, capital } of tokens.toReversed()) {
      isOfName = capital || (isOfName && LANGUAGES.has(word));
      if (kind !== 'word') continue;
      if (isOfName) ofNames += 1;
      else others.push(word);
    }
  }
  return { others, ofNames };
}

function detect({ sentences }: AnswerText): TextLanguage {
  const spoken = sentences.filter(isSpoken);
  const { words, english } = wordsIn(spoken);
  if (isInOtherScript(words)) return 'foreign';
  if (english >= words.length * ENGLISH_SHARE) return words.length === 0 ? 'unclear' : 'english';
  if (words.length < FEWEST_WORDS) return 'unclear';
  const { others, ofNames } = withoutNames(spoken);
  const counts = NAMES.map(() => 0);
  const different = NAMES.map(() => new Set<string>());
  for (const word of others) {
    for (const language of LANGUAGES.get(word) ?? []) {
      counts[language] = (counts[language] ?? 0) + 1;
      different[language]?.add(word);
    }
  }
  const most = Math.max(...counts);
  const isForeign =
    most >= (words.length - ofNames / 2) * FOREIGN_SHARE &&
    most >= english + words.length * LEAD &&
    (different[counts.indexOf(most)]?.size ?? 0) >= FEWEST_DIFFERENT;
  return isForeign ? 'foreign' : 'unclear';
}
