import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { type Token, wordsOf } from '../../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { stem } from '../../../../language/stem.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { BUZZ_WORDS, RUBRIC_WORDS } from '../words/buzz-words.js';
import { isKeywordShaped } from './keyword-shapes.js';
import { type SignWorth, weighed } from './points.js';
import { type StuffingSigns, stuffingSigns } from './stuffing-signs.js';

const BUZZ = new PhraseMatcher<'buzz'>(BUZZ_WORDS.map((word) => [word, 'buzz']));
const RUBRIC = new PhraseMatcher<string>(
  Object.entries(RUBRIC_WORDS).flatMap(([part, words]) => words.map((word): [string, string] => [word, part])),
);

const FEWEST_WORDS = 10;
/** What is stuffed shows long before this. */
const MOST_WORDS = 800;
const MOST_SENTENCES = 400;
/** Prose has more small words than this. */
const LIST_FUNCTION_SHARE = 0.08;
const BUZZ_SHARE = 0.6;
const PARTS = 5;
/** Prose made of nothing but such words. */
const THICK_SHARE = 0.62;
const THICK_FUNCTION_SHARE = 0.3;
const THICK_WORDS = 16;
/** So often, and so large a share, no honest answer says one thing. */
const OFTEN = 5;
const OFTEN_SHARE = 0.24;
const QUITE_OFTEN = 7;
const QUITE_OFTEN_SHARE = 0.18;
const FEWEST_REPEATING = 14;
const VERY_OFTEN = 9;
const VERY_OFTEN_SHARE = 0.15;
/** Sentences may well speak of one thing, unless they say hardly anything but its name. */
const SPOKEN_SHARE = 0.25;
const VERY_LARGE_SHARE = 0.3;
const FEWEST_PAIRS = 3;
const LONG_LIST = 24;
const LIST_MARK = /[,;|/•·\n#]/;
const TITLE_SHARE = 0.8;
/** They hold lists together, too. */
const JOINS = new Set(['and', 'or', 'up', 'first']);
const FIGURE = /\p{Nd}/u;

interface Spoken {
  words: string[];
  content: string[];
  buzz: number;
  /** Words written with a capital, or that hold a figure: names, not keywords. */
  specific: number;
}

function spokenIn({ sentences }: AnswerText): Spoken {
  const tokens = sentences
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => sentence.tokens)
    .filter(({ kind }) => kind === 'word')
    .slice(0, MOST_WORDS);
  const words = tokens.map(({ word }) => word);
  const content = words.filter((word) => !isEnglishFunctionWord(word));
  const buzz = new Set(BUZZ.match(content).map(({ from }) => from)).size;
  const isTitle = tokens.filter(({ capital }) => capital).length > words.length * TITLE_SHARE;
  const specific = isTitle
    ? 0
    : tokens.filter(({ capital, word }, at) => at > 0 && (capital || FIGURE.test(word))).length;
  return { words, content, buzz, specific };
}

/** A row of words with no small word and no figure between them. */
function rowsOf({ sentences }: AnswerText): Token[][] {
  const rows: Token[][] = [];
  let row: Token[] = [];
  const close = (): void => {
    if (row.length >= FEWEST_WORDS) rows.push(row);
    row = [];
  };
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      if (token.kind === 'word' && (!isEnglishFunctionWord(token.word) || JOINS.has(token.word))) row.push(token);
      else close();
    }
  }
  close();
  return rows;
}

/** Words without sentences: of buzz, or of every part of the rubric. A list of features, tools or places is neither. */
function isKeywordRow(row: readonly Token[]): boolean {
  const words = row.map(({ word }) => word);
  const buzz = new Set(BUZZ.match(words).map(({ from }) => from)).size;
  const capitals = row.filter(({ capital }) => capital).length;
  const specific = capitals > words.length * TITLE_SHARE ? 0 : capitals;
  const parts = new Set(RUBRIC.match(words).map(({ tag }) => tag)).size;
  return (
    (parts >= PARTS && specific * 3 < words.length && buzz * 3 > words.length) ||
    (buzz >= words.length * BUZZ_SHARE && specific * 2 < words.length)
  );
}

/** Nothing but words, with not even a comma. */
function isBareList({ answer }: AnswerText, { words, content, specific }: Spoken): boolean {
  if (words.length < LONG_LIST || words.length - content.length > words.length * LIST_FUNCTION_SHARE || specific > 0)
    return false;
  return !LIST_MARK.test(answer.value) && !FIGURE.test(answer.value);
}

/** Sentences that hold hardly anything but buzz. */
function isThick({ words, content, buzz, specific }: Spoken): boolean {
  return (
    words.length >= THICK_WORDS &&
    words.length - content.length <= words.length * THICK_FUNCTION_SHARE &&
    specific * 4 < words.length &&
    buzz >= content.length * THICK_SHARE
  );
}

/** Whether the answer names few enough things for one of them to stand out, and which it is. */
function overusedWord({ answer, sentences }: AnswerText, { words, content }: Spoken): string | null {
  if (words.length < FEWEST_REPEATING) return null;
  const asked = new Set(wordsOf(answer.label).map(stem));
  const roots = new Map<string, string>();
  const counts = new Map<string, { word: string; count: number; capital: boolean }>();
  for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
    for (const { kind, word, capital } of sentence.tokens) {
      if (kind !== 'word' || word.length < 2 || isEnglishFunctionWord(word)) continue;
      const root = roots.get(word) ?? stem(word);
      roots.set(word, root);
      const entry = counts.get(root) ?? { word, count: 0, capital: true };
      entry.count += 1;
      entry.capital = entry.capital && capital;
      counts.set(root, entry);
    }
  }
  const isOverused = ([root, { count, capital }]: [
    string,
    { word: string; count: number; capital: boolean },
  ]): boolean => {
    const allowance = asked.has(root) || (capital && root !== 'ai') ? 1.5 : 1;
    if (count >= OFTEN * allowance && count > words.length * OFTEN_SHARE * allowance) return true;
    if (count >= QUITE_OFTEN && count > words.length * QUITE_OFTEN_SHARE * allowance) return true;
    return count >= VERY_OFTEN && count > words.length * VERY_OFTEN_SHARE * allowance;
  };
  const overused = [...counts].filter(isOverused).sort(([, a], [, b]) => b.count - a.count)[0];
  const phrase = overusedPhrase(content, words.length);
  if (phrase !== null || !overused) return phrase;
  const [, { word, count }] = overused;
  const isSpoken = words.length - content.length > words.length * SPOKEN_SHARE;
  return isSpoken && count <= words.length * VERY_LARGE_SHARE && !comesInPairs(content) ? null : word;
}

/** Two words side by side, again and again, are a search term. */
function comesInPairs(content: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < content.length; at += 1) {
    const pair = `${stem(content[at] ?? '')} ${stem(content[at + 1] ?? '')}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= FEWEST_PAIRS);
}

/** "Best maths tutor, cheap maths tutor, maths tutor near me": the same two words again and again. */
function overusedPhrase(content: readonly string[], words: number): string | null {
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < content.length; at += 1) {
    const pair = `${content[at] ?? ''} ${content[at + 1] ?? ''}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const found = [...counts].find(([pair, count]) => count >= 4 && count * 2 > words * 0.2 && !/(\b\w+) \1$/.test(pair));
  return found?.[0] ?? null;
}

/** Fitted to answers to forms and to stuffed ones, and rounded. */
const WORTHS: readonly SignWorth<keyof StuffingSigns>[] = [
  ['generic', 0.2, 0.8, 8.9],
  ['again', 0.1, 0.6, 11.2],
  ['most', 0.1, 0.4, 3.5],
  ['listed', 0.3, 1, 3.2],
  ['concrete', 0, 0.4, 2.7],
  ['figures', 0, 0.15, -2],
  ['names', 0, 0.3, -0.9],
  ['small', 0, 0.4, -2.6],
];
const BASE = -7.3;
const THRESHOLD = 1;
/** A few words may all be general. */
const FEW_WORDS = 14;
const THRESHOLD_OF_FEW = 3;
/** What has the shape of stuffing is none when its words speak so plainly against it. */
const THRESHOLD_OF_SHAPED = -2;

function isStuffed({ words }: StuffingSigns, score: number): boolean {
  return words >= FEWEST_WORDS && score > (words < FEW_WORDS ? THRESHOLD_OF_FEW : THRESHOLD);
}

/** Words strung together, or one word over and over, to be found rather than read. */
export function keywordStuffing(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      const foreign = text.sentences.filter(({ isForeign }) => isForeign);
      if (foreign.length * 2 > text.sentences.length) return [];
      const signs = stuffingSigns(text);
      const score = weighed(WORTHS, signs, BASE);
      if (score <= THRESHOLD_OF_SHAPED) return [];
      const spoken = spokenIn(text);
      const word = overusedWord(text, spoken);
      const isList = (): boolean => rowsOf(text).some(isKeywordRow) || isBareList(text, spoken) || isKeywordShaped(text);
      if (word === null && !isList() && !isThick(spoken) && !isStuffed(signs, score)) return [];
      const message =
        word === null ? 'The answer is a list of keywords.' : `The answer uses the words "${word}" again and again.`;
      const excerpt = excerptOf(text.answer.value);
      return [
        { type: 'keyword_stuffing' as const, severity: 'warning' as const, key: text.answer.key, excerpt, message },
      ];
    }),
  );
}
