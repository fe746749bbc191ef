import { type Token } from '../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../language/language.js';
import { endOfNumber, NUMBER_WORDS, touches, valueOf } from '../../../language/numerals.js';
import { stem } from '../../../language/stem.js';
import {
  BEFORE_MONTHS,
  CHANGE_VERBS,
  COUNTLESS,
  CURRENCY_WORDS,
  DETERMINERS,
  DURATION_WORDS,
  FIGURES_OF_SPEECH,
  METRICS,
  MONTHS,
  NUMBER_SUFFIXES,
  PERCENT_WORDS,
  PERIODS,
  RECENT,
} from './words/measure-words.js';

const METRIC_DISTANCE = 5;
/** So many words may stand between a verb and its "from": "cut the time per order from 40 to 12 minutes". */
const VERB_DISTANCE = 6;
/** What is numbered and not counted: "phase two", "step 4". */
const NUMBERED: ReadonlySet<string> = new Set([
  'phase', 'step', 'stage', 'chapter', 'version', 'slide', 'section', 'pillar', 'round', 'page',
]);
/** With these the years of several people are added up. */
const ADDED_UP: ReadonlySet<string> = new Set(['combined', 'collective', 'cumulative', 'aggregate']);

/** Between two months these make one stretch of time of them. */
const STRETCHING: ReadonlySet<string> = new Set(['to', 'through', 'until', 'till']);

export type MeasureKind = 'money' | 'percent' | 'duration' | 'count';

export interface Measure {
  kind: MeasureKind;
  /** As written, digits only by value: two statements of the same number are one fact. */
  value: string;
  /** What is counted, by its stem, or what a sum is of; empty where that cannot be told. */
  of: string;
}

export interface Measures {
  measures: Measure[];
  dated: boolean;
  /** The years it speaks of. */
  years: ReadonlySet<string>;
  /** These and its months and quarters, of a stretch from one to another the first. */
  times: ReadonlySet<string>;
}

const WORD_TABLES = [
  CURRENCY_WORDS,
  PERCENT_WORDS,
  DURATION_WORDS,
  MONTHS,
  RECENT,
  PERIODS,
  NUMBER_SUFFIXES,
];

/** Whether a word can be part of a quantity or a date. */
export function isMeasureWord(word: string): boolean {
  return NUMBER_WORDS.has(word) || WORD_TABLES.some((table) => table.has(word)) || isQuarter(word);
}

function isQuarter(word: string): boolean {
  return /^[qh][1-4]$/.test(word);
}

function isYear(word: string): boolean {
  return /^(?:19[5-9]\d|20\d\d)$/.test(word);
}

/** A word that can be counted follows at once, and is no street or make of that number, or after "of the" and one more word: "48 of the 60 managers". */
function countsSomething(tokens: readonly Token[], next: number): boolean {
  const following = tokens[next];
  if (following?.capital && /^\d{3,5}$/.test(tokens[next - 1]?.word ?? '')) return false;
  if (following?.kind !== 'word') return false;
  if (!isEnglishFunctionWord(following.word)) return !COUNTLESS.has(following.word);
  return following.word === 'of' && isSomethingCounted(tokens.slice(next + 1, next + 4));
}

/** What follows the "of" of "48 of the 60 managers", "212 of 240" or "three of them". */
function isSomethingCounted(rest: readonly Token[]): boolean {
  return DETERMINERS.has(rest[0]?.word ?? '') || rest.some((token) => valueOf(token) !== null);
}

/** A sign that touches the number behind it belongs to that: the year of "2023, €688k" is no sum. */
function isMoney(before: Token | undefined, after: Token | undefined, afterNext: Token | undefined): boolean {
  const isNext = after?.kind === 'currency' && afterNext?.kind === 'number' && touches(after, afterNext);
  return [before, isNext ? undefined : after].some(
    (token) => token?.kind === 'currency' || CURRENCY_WORDS.has(token?.word ?? ''),
  );
}

function isPercentage(after: Token | undefined, afterNext: Token | undefined): boolean {
  return (
    after?.kind === 'percent' ||
    PERCENT_WORDS.has(after?.word ?? '') ||
    (after?.word === 'per' && afterNext?.word === 'cent')
  );
}

/** In a row of a table, and with decimals, a number is a measure of whatever stands before it. */
function isBareFigure(tokens: readonly Token[], at: number, tabular: boolean): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number') return false;
  return /^\d+[.,]\d{1,2}$/.test(token.word) || (tabular && at > 0 && token.word !== '1');
}

/** The last of the words that follow at once, up to three: "2,460 paying members" are members. */
function thingCounted(tokens: readonly Token[], next: number): string {
  let thing = '';
  for (const { kind, word } of tokens.slice(next, next + 3)) {
    if (kind !== 'word' || isEnglishFunctionWord(word) || isMeasureWord(word)) break;
    thing = word;
  }
  return stem(thing);
}

/** What a sum or a share is of, where a word for it stands near: "MRR €23.8k", "81% gross margin". */
function metricAround(tokens: readonly Token[], at: number): string {
  const near = tokens.slice(Math.max(0, at - METRIC_DISTANCE), at + METRIC_DISTANCE);
  return near.find(({ word }) => METRICS.has(word))?.word ?? '';
}

interface Numeral {
  at: number;
  next: number;
  value: string;
  tabular: boolean;
}

/** "Six years old": how long somebody has lived measures nothing of a venture. */
function isAge(tokens: readonly Token[], next: number): boolean {
  const [first, second, third] = tokens.slice(next, next + 3).map(({ word }) => word);
  return [`${first} ${second}`, `${second} ${third}`].some((said) => said === 'years old' || said === 'year old');
}

/** "40 years of combined experience" are nobody's years. */
function isAddedUp(tokens: readonly Token[], at: number, next: number): boolean {
  return [...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(next, next + 4)].some(({ word }) => ADDED_UP.has(word));
}

function kindOf(tokens: readonly Token[], { at, next, value, tabular }: Numeral): MeasureKind | null {
  const after = tokens[next];
  const afterNext = tokens[next + 1];
  if (isMoney(tokens[at - 1], after, afterNext)) return 'money';
  if (isPercentage(after, afterNext)) return FIGURES_OF_SPEECH.has(value) ? null : 'percent';
  if (RECENT.has(tokens[at - 1]?.word ?? '') && DURATION_WORDS.has(after?.word ?? '')) return null;
  if ([after, afterNext].some((token) => DURATION_WORDS.has(token?.word ?? ''))) {
    return isAge(tokens, next) || isAddedUp(tokens, at, next) ? null : 'duration';
  }
  if (touches(tokens[next - 1], after) && NUMBER_SUFFIXES.has(after?.word ?? '')) return null;
  if (value === '0' || NUMBERED.has(tokens[at - 1]?.word ?? '')) return null;
  return (value !== '1' && countsSomething(tokens, next)) || isBareFigure(tokens, at, tabular) ? 'count' : null;
}

/** "Grew from 400 to 1,710 euros": the first figure is of what the second is of. Null where nothing changed: "from 9 to 17 stalls". */
function kindOfStart(tokens: readonly Token[], at: number, next: number): MeasureKind | null {
  if (tokens[at - 1]?.word !== 'from' || tokens[next]?.word !== 'to' || valueOf(tokens[next + 1]) === null) return null;
  if (!tokens.slice(Math.max(0, at - 1 - VERB_DISTANCE), at - 1).some(({ word }) => CHANGE_VERBS.has(word))) return null;
  return kindOf(tokens, { at: next + 1, ...endOfNumber(tokens, next + 1), tabular: false });
}

/** "Three years ago" is a date: how long ago something was measures nothing. */
function isAgo(tokens: readonly Token[], next: number): boolean {
  return tokens.slice(next, next + 3).some(({ word }) => word === 'ago');
}

/** "May" is a month by its capital alone, and any other may be somebody's name, so that a month needs its preposition or figure. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  if (!MONTHS.has(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  return before?.kind === 'number' || after?.kind === 'number' || BEFORE_MONTHS.has(before?.word ?? '');
}

/** "April through June" is one stretch of time, "in April and June" may be two. */
function endsStretch(tokens: readonly Token[], at: number): boolean {
  return STRETCHING.has(tokens[at - 1]?.word ?? '') && isMonth(tokens, at - 2);
}

/** The measured quantities of a sentence, and whether it is dated. */
export function measuresOf(tokens: readonly Token[], tabular = false): Measures {
  const measures: Measure[] = [];
  const years = new Set<string>();
  const times = new Set<string>();
  let dated = false;
  let recent = false;
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? '';
    if (isMonth(tokens, at) || isQuarter(word)) {
      dated = true;
      if (!endsStretch(tokens, at)) times.add(word);
    }
    if (RECENT.has(word) && PERIODS.has(tokens[at + 1]?.word ?? '')) recent = true;
    if (valueOf(tokens[at]) === null) {
      at += 1;
      continue;
    }
    const number = endOfNumber(tokens, at);
    const kind = kindOf(tokens, { at, ...number, tabular }) ?? kindOfStart(tokens, at, number.next);
    if (kind === 'duration' && isAgo(tokens, number.next)) dated = true;
    else if (isYear(word) && kind !== 'money' && kind !== 'percent') years.add(word);
    else if (kind) {
      const of = kind === 'count' ? thingCounted(tokens, number.next) : metricAround(tokens, at);
      measures.push({ kind, value: number.value.replaceAll(',', ''), of });
    }
    at = number.next;
  }
  // "Last year" dates a figure; without one it is a manner of speaking.
  return { measures, dated: dated || years.size > 0 || (recent && measures.length > 0), years, times: new Set([...years, ...times]) };
}
