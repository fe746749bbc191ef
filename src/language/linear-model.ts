import { type Meaning } from './word-meanings.js';

/** A learned table as it lies in `resources/models/`: few long texts, which are read much faster than as many names. */
export interface LinearTable {
  /** Where it comes from: the hash of the texts, the seed, and what it was measured to do. */
  readonly made: unknown;
  readonly outputs: readonly string[];
  /** What one step of a weight is worth, by output. */
  readonly steps: readonly number[];
  readonly bias: readonly number[];
  /** By component of a sentence's meaning, then by output. */
  readonly meaning: readonly (readonly number[])[];
  /** Sorted, with a bar between. */
  readonly features: string;
  /** Feature by feature, a signed byte for each output, in base64. */
  readonly weights: string;
}

/** Sums up what the features of a text say for each output: in whole numbers, so that their order does not matter. */
export class LinearModel {
  /** Row by row, one for each feature, with a step for each output. */
  private readonly weights: Int8Array;

  constructor(private readonly table: Omit<LinearTable, 'made' | 'features'>) {
    this.weights = new Int8Array(Buffer.from(table.weights, 'base64'));
  }

  scores(rows: readonly number[], meaning: Meaning | null): number[] {
    const { weights } = this;
    const { outputs, steps, bias, meaning: ofMeaning } = this.table;
    const size = outputs.length;
    const sums = new Int32Array(size);
    for (const row of rows)
      for (let at = 0, from = row * size; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
    const scores = bias.map((base, at) => base + (sums[at] ?? 0) * (steps[at] ?? 0));
    meaning?.forEach((value, component) => {
      ofMeaning[component]?.forEach((weight, at) => {
        scores[at] = (scores[at] ?? 0) + value * weight;
      });
    });
    return scores;
  }
}

export function softmax(scores: number[], from = 0, to = scores.length): number[] {
  let most = -Infinity;
  for (let at = from; at < to; at += 1) most = Math.max(most, scores[at] ?? 0);
  let total = 0;
  for (let at = from; at < to; at += 1) total += scores[at] = Math.exp((scores[at] ?? 0) - most);
  for (let at = from; at < to; at += 1) scores[at] = (scores[at] ?? 0) / total;
  return scores;
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Gives numbers their names. All that it makes has one shape, which V8 reads fastest. */
export function namer<Name extends string>(
  names: readonly Name[],
): (numbers: readonly number[], from?: number) => Readonly<Record<Name, number>> {
  const none = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  return (numbers, from = 0) => {
    const named = { ...none };
    for (let at = 0; at < names.length; at += 1) named[names[at] as Name] = numbers[from + at] ?? 0;
    return named;
  };
}
