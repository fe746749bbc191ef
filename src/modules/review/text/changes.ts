import { type Token } from '../../../language/tokens.js';
import { isNumeral } from '../../../language/numerals.js';

/** So many words may stand between the figures of a change: "from $91k a month to $22k". */
const MOST_BETWEEN = 7;
const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

function isFigure(token: Token | undefined): token is Token {
  return token?.kind === 'number' && isNumeral(token.word);
}

/** A figure with its magnitude; a comma before one or two digits is a decimal point. */
function amountAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const plain = /,\d{1,2}$/.test(word) ? word.replace(',', '.') : word.replaceAll(',', '');
  return Number.parseFloat(plain) * (THOUSANDS[tokens[at + 1]?.word ?? ''] ?? 1);
}

function nextFigure(tokens: readonly Token[], from: number): number {
  const at = tokens.slice(from, from + MOST_BETWEEN).findIndex(isFigure);
  return at < 0 ? -1 : from + at;
}

/** "From 3.8% to 1.9%": what goes down is no range, and neither are shares that go up. */
function goesFromTo(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, start) => {
    if (word !== 'from') return false;
    const first = nextFigure(tokens, start + 1);
    if (first < 0) return false;
    const to = tokens.slice(first, first + MOST_BETWEEN + 1).findIndex((token) => token.word === 'to');
    const second = to < 0 ? -1 : nextFigure(tokens, first + to + 1);
    if (second < 0) return false;
    const isShare = tokens[second + 1]?.kind === 'percent' || tokens[second + 1]?.word === 'per';
    return amountAt(tokens, second) < amountAt(tokens, first) || (isShare && amountAt(tokens, second) > amountAt(tokens, first));
  });
}

/** "4.1 % before, 1.6 % after". */
function setsBeforeAgainstAfter(tokens: readonly Token[]): boolean {
  const figures = tokens.filter(isFigure).length;
  return figures > 1 && ['before', 'after'].every((time) => tokens.some(({ word }) => word === time));
}

/** Whether it sets what was measured later against what was measured first. */
export function tellsOfChange(tokens: readonly Token[]): boolean {
  return goesFromTo(tokens) || setsBeforeAgainstAfter(tokens);
}
