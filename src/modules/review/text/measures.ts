import { type Token } from '../../fields/lexicon/tokens.js';
import { isEnglishFunctionWord } from './language.js';

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

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19',
  twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80', ninety: '90', hundred: '100', thousand: '1000', dozen: '12',
};
const MAGNITUDES = new Set(['k', 'm', 'b', 'bn', 'mn', 'thousand', 'million', 'billion', 'trillion', 'hundred', 'lakh', 'crore', 'dozen']);
const CURRENCY_WORDS = new Set([
  'usd', 'eur', 'gbp', 'kes', 'ngn', 'inr', 'zar', 'ghs', 'ugx', 'tzs', 'rwf', 'brl', 'mxn', 'cad', 'aud', 'chf', 'sek', 'nok', 'dkk', 'pln', 'jpy', 'cny', 'sgd', 'idr', 'php', 'vnd', 'dollar', 'dollars', 'euro', 'euros', 'pound', 'pounds', 'pence', 'cent', 'cents', 'shillings', 'naira', 'rupees', 'francs', 'pesos', 'reais', 'rand', 'kronor',
  'kroner', 'yen', 'yuan', 'cedis',
]);
const PERCENT_WORDS = new Set(['percent', 'pct', 'pp']);
const DURATION_WORDS = new Set(['second', 'seconds', 'minute', 'minutes', 'hour', 'hours', 'day', 'days', 'week', 'weeks', 'month', 'months', 'quarter', 'quarters', 'year', 'years', 'yrs', 'hrs', 'mins', 'decade', 'decades']);
const MONTHS = new Set(['january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'jan', 'feb', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec']);
const RECENT = new Set(['last', 'this', 'past']);
const PERIODS = new Set(['week', 'month', 'quarter', 'year', 'spring', 'winter', 'season']);
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'x']);
/** Round figures of speech that measure nothing: "100% committed", "available 24/7". */
const FIGURES_OF_SPEECH = new Set(['100', '110', '1000', '0', '1']);

const WORD_TABLES = [MAGNITUDES, CURRENCY_WORDS, PERCENT_WORDS, DURATION_WORDS, MONTHS, RECENT, PERIODS, ORDINALS];

export function isMeasureWord(word: string): boolean {
  return Object.hasOwn(NUMBER_WORDS, word) || WORD_TABLES.some((table) => table.has(word)) || isQuarter(word);
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
  return token.kind === 'word' && Object.hasOwn(NUMBER_WORDS, token.word) ? (NUMBER_WORDS[token.word] ?? null) : null;
}

function touches(one: Token | undefined, next: Token | undefined): boolean {
  return one !== undefined && next !== undefined && next.start - one.end === 0;
}

/** Passes over "200" and "000" of "1 200 000", and over the "million" of "2 million". */
function endOfNumber(tokens: readonly Token[], at: number): { next: number; value: string } {
  let value = valueOf(tokens[at]) ?? '';
  let next = at + 1;
  for (let token = tokens[next]; token?.kind === 'number' && /^\d{3}$/.test(token.word) && token.start - (tokens[next - 1]?.end ?? 0) === 1; token = tokens[next]) {
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
  return following.word === 'of' && tokens.slice(next + 1, next + 4).some((token) => valueOf(token) !== null || (token.kind === 'word' && !isEnglishFunctionWord(token.word)));
}

function kindOf(tokens: readonly Token[], at: number, next: number): MeasureKind | null {
  const before = tokens[at - 1];
  const after = tokens[next];
  if (before?.kind === 'currency' || after?.kind === 'currency' || CURRENCY_WORDS.has(before?.word ?? '') || CURRENCY_WORDS.has(after?.word ?? '')) return 'money';
  if (after?.kind === 'percent' || PERCENT_WORDS.has(after?.word ?? '') || (after?.word === 'per' && tokens[next + 1]?.word === 'cent')) {
    return FIGURES_OF_SPEECH.has(tokens[at]?.word ?? '') ? null : 'percent';
  }
  if (DURATION_WORDS.has(after?.word ?? '') || (tokens[next + 1] !== undefined && DURATION_WORDS.has(tokens[next + 1]?.word ?? ''))) return 'duration';
  if (touches(tokens[next - 1], after) && ORDINALS.has(after?.word ?? '')) return null;
  return (tokens[at]?.word ?? '') !== '1' && countsSomething(tokens, next) ? 'count' : null;
}

/** The measured quantities of a sentence, and whether it is dated. */
export function measuresOf(tokens: readonly Token[]): Measures {
  const measures: Measure[] = [];
  let dated = false;
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.word ?? '';
    if (MONTHS.has(word) || isQuarter(word) || (RECENT.has(word) && PERIODS.has(tokens[at + 1]?.word ?? ''))) dated = true;
    if (valueOf(tokens[at]) === null) {
      at += 1;
      continue;
    }
    const { next, value } = endOfNumber(tokens, at);
    const kind = kindOf(tokens, at, next);
    if (isYear(word) && kind !== 'money' && kind !== 'percent') dated = true;
    else if (kind) measures.push({ kind, value: value.replaceAll(',', '') });
    at = next;
  }
  return { measures, dated };
}
