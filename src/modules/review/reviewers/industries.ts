import { readNamedLists, sectionsIn } from '../../../language/resources.js';

/**
 * The words of one industry, by how much they give away. A trailing `*` stands for any ending. A longer phrase takes
 * the words in it away from shorter ones, of other industries too: "health insurance" says nothing of health.
 */
export interface IndustryWords {
  /** Says it alone: hardly a venture of another industry would use it. */
  readonly telling: readonly string[];
  /** Common there and uncommon elsewhere. */
  readonly usual: readonly string[];
  /** At home there, but a guest in many others. */
  readonly shared: readonly string[];
}

/** What one such word counts for. */
export const WEIGHTS: Readonly<Record<keyof IndustryWords, number>> = { telling: 6, usual: 3, shared: 1 };

/** `name: Health`, then the words under `[telling]`, `[usual]` and `[shared]`. */
function parse([head = '', ...lines]: readonly string[]): [string, IndustryWords] {
  const sections = sectionsIn(lines);
  const under = (kind: keyof IndustryWords): readonly string[] =>
    sections.filter(({ heading }) => heading === kind).flatMap(({ entries }) => entries);
  return [head.replace(/^name: /, ''), { telling: under('telling'), usual: under('usual'), shared: under('shared') }];
}

/** Every industry that an application can be placed in, with the words that give it away, in the order of their names. */
export const INDUSTRIES: Readonly<Record<string, IndustryWords>> = Object.fromEntries(
  [...readNamedLists('industries').values()].map(parse),
);
