import { type Token } from '../../fields/lexicon/tokens.js';
import { isEnglishFunctionWord } from './language.js';
import {
  CURRENCY_WORDS,
  DURATION_WORDS,
  FIGURES_OF_SPEECH,
  MAGNITUDES,
  MONTHS,
  NUMBER_SUFFIXES,
  NUMBER_WORDS,
  PERCENT_WORDS,
  PERIODS,
  RECENT,
} from './words/measure-words.js';

export type MeasureKind = 'money' | 'percent' | 'duration' | 'count';

export interface Measure {
  kind: MeasureKind;
  /** As written, digits only by value: two statements of the same number are one fact. */
  value: string;
}

export interface Measures {
  measures: Measure[];
  dated: boolean;
}

const WORD_TABLES = [
  MAGNITUDES,
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

function valueOf(token: Token | undefined): string | null {
  if (!token) return null;
  if (token.kind === 'number') return token.word;
  return token.kind === 'word' ? (NUMBER_WORDS.get(token.word) ?? null) : null;
}

function touches(one: Token | undefined, next: Token | undefined): boolean {
  return one !== undefined && next !== undefined && next.start - one.end === 0;
}

/** Passes over "200" and "000" of "1 200 000", and over the "million" of "2 million". */
function endOfNumber(tokens: readonly Token[], at: number): { next: number; value: string } {
  let value = valueOf(tokens[at]) ?? '';
  let next = at + 1;
  for (
    let token = tokens[next];
    token?.kind === 'number' && /^\d{3}$/.test(token.word) && token.start - (tokens[next - 1]?.end ?? 0) === 1;
    token = tokens[next]
  ) {
    value += token.word;
    next += 1;
  }
  for (let token = tokens[next]; token && MAGNITUDES.has(token.word); token = tokens[next]) {
    value += token.word;
    next += 1;
  }
  return { next, value };
}

/** A word that can be counted follows at once, or after "of the" and one more word: "48 of the 60 managers". */
function countsSomething(tokens: readonly Token[], next: number): boolean {
  const following = tokens[next];
  if (following?.kind !== 'word') return false;
  if (!isEnglishFunctionWord(following.word)) return true;
  return (
    following.word === 'of' &&
    tokens
      .slice(next + 1, next + 4)
      .some((token) => valueOf(token) !== null || (token.kind === 'word' && !isEnglishFunctionWord(token.word)))
  );
}

function isMoney(before: Token | undefined, after: Token | undefined): boolean {
  return [before, after].some((token) => token?.kind === 'currency' || CURRENCY_WORDS.has(token?.word ?? ''));
}

function isPercentage(after: Token | undefined, afterNext: Token | undefined): boolean {
  return (
    after?.kind === 'percent' ||
    PERCENT_WORDS.has(after?.word ?? '') ||
    (after?.word === 'per' && afterNext?.word === 'cent')
  );
}

function kindOf(
  tokens: readonly Token[],
  at: number,
  { next, value }: { next: number; value: string },
): MeasureKind | null {
  const after = tokens[next];
  const afterNext = tokens[next + 1];
  if (isMoney(tokens[at - 1], after)) return 'money';
  if (isPercentage(after, afterNext)) return FIGURES_OF_SPEECH.has(value) ? null : 'percent';
  if ([after, afterNext].some((token) => DURATION_WORDS.has(token?.word ?? ''))) return 'duration';
  if (touches(tokens[next - 1], after) && NUMBER_SUFFIXES.has(after?.word ?? '')) return null;
  return value !== '1' && countsSomething(tokens, next) ? 'count' : null;
}

/** The measured quantities of a sentence, and whether it is dated. */
export function measuresOf(tokens: readonly Token[]): Measures {
  const measures: Measure[] = [];
  let dated = false;
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? '';
    if (MONTHS.has(word) || isQuarter(word) || (RECENT.has(word) && PERIODS.has(tokens[at + 1]?.word ?? '')))
      dated = true;
    if (valueOf(tokens[at]) === null) {
      at += 1;
      continue;
    }
    const number = endOfNumber(tokens, at);
    const kind = kindOf(tokens, at, number);
    if (isYear(word) && kind !== 'money' && kind !== 'percent') dated = true;
    else if (kind) measures.push({ kind, value: number.value.replaceAll(',', '') });
    at = number.next;
  }
  return { measures, dated };
}
