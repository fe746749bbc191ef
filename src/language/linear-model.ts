import { STEP_LETTERS } from './step-letters.js';
import { type Meaning } from './word-meanings.js';

/** A learned table as it lies in `resources/models/`: for each feature a letter for each output. */
export interface LinearTable {
  /** Where it comes from: the hash of the texts, the seed, and what it was measured to do. */
  readonly made: unknown;
  readonly outputs: readonly string[];
  /** What one step of a letter is worth, by output. */
  readonly steps: readonly number[];
  readonly bias: readonly number[];
  /** By component of a sentence's meaning, then by output. */
  readonly meaning: readonly (readonly number[])[];
  readonly features: Readonly<Record<string, string>>;
}

/** The letter that stands for no weight; those before it are negative. */
export const ZERO_LETTER = 32;

/** Sums up what the features of a text say for each output. Whole numbers are summed, so that their order does not matter. */
export class LinearModel {
  private readonly weights: ReadonlyMap<string, Int8Array>;

  constructor(private readonly table: LinearTable) {
    this.weights = new Map(
      Object.entries(table.features).map(([feature, letters]) => [
        feature,
        Int8Array.from(letters, (letter) => STEP_LETTERS.indexOf(letter) - ZERO_LETTER),
      ]),
    );
  }

  knows(feature: string): boolean {
    return this.weights.has(feature);
  }

  /** Log odds, by output. */
  scores(features: readonly string[], meaning: Meaning | null): number[] {
    const { outputs, steps, bias, meaning: ofMeaning } = this.table;
    const sums = new Int32Array(outputs.length);
    for (const feature of features) {
      const weights = this.weights.get(feature);
      if (weights === undefined) continue;
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    }
    return outputs.map((_, at) => {
      const said = (sums[at] ?? 0) * (steps[at] ?? 0) + (bias[at] ?? 0);
      return meaning === null
        ? said
        : meaning.reduce((sum, value, component) => sum + value * (ofMeaning[component]?.[at] ?? 0), said);
    });
  }
}

/** Shares that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
