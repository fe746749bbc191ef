import { patternOf } from '../../../common/text/pattern.js';
import { type Span } from '../../../language/structure.js';

/** A longer stretch is no quotation, but a mark that was never closed. */
const LONGEST = 1_200;
/** What opens a quotation, with what may close it; one that opens before the last was closed begins anew. */
const PAIRS = ['""', '“”', '„“”', '«»', '»«', '‹›', '``', '「」', '『』', '《》'];
const IN_PAIRS = PAIRS.map((pair) => `${pair.charAt(0)}[^${pair}]{0,${String(LONGEST)}}[${pair.slice(1)}]`);
/** Single quotes are apostrophes unless a word begins after the first and none after the second. */
const SINGLE = ["''", '‘’'].map(
  (pair) => String.raw`(?<![\p{L}\p{N}])${pair.charAt(0)}[^]{1,${String(LONGEST)}}?${pair.charAt(1)}(?![\p{L}\p{N}])`,
);
const QUOTATION = patternOf([...IN_PAIRS, ...SINGLE].join('|'), 'gu');

/** The stretches of a text between quotation marks, marks included, in order; none inside another. */
export function quotationsIn(text: string): Span[] {
  return Array.from(text.matchAll(QUOTATION), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
