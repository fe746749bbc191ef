import { type Token } from '../../../language/tokens.js';
import { type Measure } from './measures.js';
import { isNumeral, MAGNITUDES } from '../../../language/numerals.js';
import { CURRENCY_WORDS, DETERMINERS } from './words/measure-words.js';

const WHOLE = 100;
/** After these a sum is a price: "€12 for each bag". */
const OF_A_PRICE: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every', 'one', 'per', ...DETERMINERS]);

function isPartOfSum({ kind, word }: Token): boolean {
  return kind === 'number' || kind === 'currency' || MAGNITUDES.has(word) || CURRENCY_WORDS.has(word);
}

/** "$50,000 for sales": a sum for a purpose, and not for a thing. */
function isAllotted(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1];
    if (token.word !== 'for' || !before || !isPartOfSum(before)) return false;
    const sum = tokens.slice(Math.max(0, at - 3), at);
    const after = tokens[at + 1]?.word ?? '';
    return sum.some(({ kind, word }) => kind === 'currency' || CURRENCY_WORDS.has(word)) && after !== '' && !isNumeral(after) && !OF_A_PRICE.has(after);
  });
}

/** "$500,000: 50% sales, 30% product, 20% operations": shares that make up the whole of a sum divide it. */
function isDivided(measures: readonly Measure[]): boolean {
  const shares = measures.filter(({ kind }) => kind === 'percent').map(({ value }) => Number.parseFloat(value));
  return shares.length > 1 && shares.reduce((sum, share) => sum + share, 0) === WHOLE && measures.some(({ kind }) => kind === 'money');
}

/** Whether it says what a sum is to be spent on. Nobody has paid that yet. */
export function isBudget(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  return isAllotted(tokens) || isDivided(measures);
}
