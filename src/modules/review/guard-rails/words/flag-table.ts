import { readTable } from '../../../../language/resources.js';
import { type Token } from '../../../../language/tokens.js';
import { countsOf, textFeatures } from './text-features.js';

/** Learned from texts that people wrote for it (`npm run train`): a weight in hundredths for each feature. */
interface Table {
  readonly bias: number;
  readonly meaning: readonly number[];
  readonly weights: Readonly<Record<string, number>>;
}

const HUNDREDTHS = 100;

/** How much a text is like those with a flag: above zero where it rather is one of them. */
export class FlagTable {
  private readonly table: Table;
  private readonly weights: ReadonlyMap<string, number>;

  constructor(name: string) {
    this.table = readTable(`models/${name}.json`) as Table;
    this.weights = new Map(Object.entries(this.table.weights));
  }

  /** What a word alone tells. */
  weightOf(feature: string): number {
    return this.weights.get(feature) ?? 0;
  }

  score(tokens: readonly Token[]): number {
    const features = textFeatures(tokens);
    let score = this.table.bias;
    for (const [name, count] of countsOf(features)) score += (this.weights.get(name) ?? 0) * count;
    features.meaning.forEach((value, at) => {
      score += (this.table.meaning[at] ?? 0) * value;
    });
    return score / HUNDREDTHS;
  }
}
