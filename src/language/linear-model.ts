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

/** By the code of its letter. */
const STEP_OF = new Int8Array(128);
Array.from(STEP_LETTERS).forEach((letter, step) => {
  STEP_OF[letter.charCodeAt(0)] = step - ZERO_LETTER;
});

/** Sums up what the features of a text say for each output. Whole numbers are summed, so that their order does not matter. */
export class LinearModel {
  private readonly rows: ReadonlyMap<string, number>;
  /** Row by row, one for each feature, with a step for each output. */
  private readonly weights: Int8Array;

  constructor(private readonly table: LinearTable) {
    const features = Object.entries(table.features);
    this.rows = new Map(features.map(([feature], row) => [feature, row]));
    const letters = features.map(([, row]) => row).join('');
    this.weights = new Int8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) this.weights[at] = STEP_OF[letters.charCodeAt(at)] ?? 0;
  }

  /** The row of a feature, or undefined where it was not learned. */
  rowOf(feature: string): number | undefined {
    return this.rows.get(feature);
  }

  /** Log odds, by output. */
  scores(rows: readonly number[], meaning: Meaning | null): number[] {
    const { steps, bias, meaning: ofMeaning } = this.table;
    const size = this.table.outputs.length;
    const sums = new Int32Array(size);
    for (const row of rows) {
      const from = row * size;
      for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (this.weights[from + at] ?? 0);
    }
    const scores: number[] = [];
    for (let at = 0; at < size; at += 1) scores.push((sums[at] ?? 0) * (steps[at] ?? 0) + (bias[at] ?? 0));
    meaning?.forEach((value, component) => {
      const says = ofMeaning[component] ?? [];
      for (let at = 0; at < size; at += 1) scores[at] = (scores[at] ?? 0) + value * (says[at] ?? 0);
    });
    return scores;
  }
}

/** Shares that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  let total = 0;
  const powers: number[] = [];
  for (const score of scores) {
    const power = Math.exp(score - most);
    powers.push(power);
    total += power;
  }
  for (let at = 0; at < powers.length; at += 1) powers[at] = (powers[at] ?? 0) / total;
  return powers;
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
