import { type LinearTable, logistic, softmax, ZERO_LETTER } from '../../src/language/linear-model.js';
import { STEP_LETTERS } from '../../src/language/step-letters.js';
import { seeded, shuffled } from './chance.js';
import { MEANING_SIZE, type Meaning } from '../../src/language/word-meanings.js';

/** One text to learn from: what it is known by, and for each output how much of it there is, from 0 to 1; null where it does not tell. */
export interface Example {
  readonly features: readonly string[];
  readonly meaning: Meaning | null;
  readonly targets: readonly (number | null)[];
}

export interface Lesson {
  readonly outputs: readonly string[];
  /** Outputs of one group exclude each other and share a softmax; each of the others stands alone. */
  readonly groups: readonly (readonly number[])[];
  readonly examples: readonly Example[];
  readonly seed: number;
  readonly rounds: number;
  /** Pulls weights to zero: the larger, the more texts a feature needs to count. */
  readonly decay: number;
  /** Features that are kept though they say next to nothing. */
  readonly isKept: (feature: string) => boolean;
  /** Features in fewer texts are not learned. */
  readonly fewest: (feature: string) => number;
}

const RATE = 0.25;

/** What is not told cannot be wrong. */
function errorOf(said: number, target: number | null | undefined): number {
  return target === null || target === undefined ? 0 : said - target;
}

interface Input {
  readonly weights: { readonly value: Float64Array; readonly slope: Float64Array };
  readonly input: number;
  readonly isBias: boolean;
}

/** Learns by gradient descent with a rate of its own for each weight (AdaGrad; Duchi et al. 2011). The same texts and seed give the same weights. */
export class LinearTrainer {
  private readonly weights = new Map<string, { value: Float64Array; slope: Float64Array }>();
  private readonly size: number;

  constructor(private readonly lesson: Lesson) {
    this.size = lesson.outputs.length;
    const counts = new Map<string, number>();
    for (const { features } of lesson.examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const learned = [...counts]
      .filter(([feature, count]) => count >= lesson.fewest(feature))
      .map(([feature]) => feature)
      .sort();
    for (const feature of [
      'bias',
      ...Array.from({ length: MEANING_SIZE }, (_, at) => `meaning ${String(at)}`),
      ...learned,
    ]) {
      this.weights.set(feature, { value: new Float64Array(this.size), slope: new Float64Array(this.size).fill(1e-3) });
    }
  }

  learn(): this {
    const next = seeded(this.lesson.seed);
    for (let round = 0; round < this.lesson.rounds; round += 1)
      for (const example of shuffled(this.lesson.examples, next)) this.step(example);
    return this;
  }

  private inputsOf({ features, meaning }: Example): Input[] {
    const inputs: Input[] = [];
    const add = (feature: string, input: number): void => {
      const weights = this.weights.get(feature);
      if (weights) inputs.push({ weights, input, isBias: feature === 'bias' });
    };
    add('bias', 1);
    meaning?.forEach((value, at) => {
      add(`meaning ${String(at)}`, value);
    });
    for (const feature of features) add(feature, 1);
    return inputs;
  }

  private step(example: Example): void {
    const inputs = this.inputsOf(example);
    const scores = new Float64Array(this.size);
    for (const { weights, input } of inputs)
      for (let at = 0; at < this.size; at += 1) scores[at] = (scores[at] ?? 0) + (weights.value[at] ?? 0) * input;
    const errors = this.errorsOf(scores, example.targets);
    for (const {
      weights: { value, slope },
      input,
      isBias,
    } of inputs) {
      for (let at = 0; at < this.size; at += 1) {
        const gradient = (errors[at] ?? 0) * input + (isBias ? 0 : this.lesson.decay * (value[at] ?? 0));
        slope[at] = (slope[at] ?? 0) + gradient * gradient;
        value[at] = (value[at] ?? 0) - (RATE * gradient) / Math.sqrt(slope[at] ?? 1);
      }
    }
  }

  private errorsOf(scores: Float64Array, targets: Example['targets']): Float64Array {
    const errors = new Float64Array(this.size);
    const grouped = new Set<number>();
    for (const group of this.lesson.groups) {
      const shares = softmax(group.map((at) => scores[at] ?? 0));
      group.forEach((at, nth) => {
        grouped.add(at);
        errors[at] = errorOf(shares[nth] ?? 0, targets[at]);
      });
    }
    for (let at = 0; at < this.size; at += 1)
      if (!grouped.has(at)) errors[at] = errorOf(logistic(scores[at] ?? 0), targets[at]);
    return errors;
  }

  /** The weights as letters; features that say next to nothing for any output are left out. */
  table(made: unknown): LinearTable {
    const learned = [...this.weights].filter(([feature]) => feature !== 'bias' && !feature.startsWith('meaning '));
    const reach = Array.from({ length: this.size }, (_, at) =>
      learned.reduce((most, [, { value }]) => Math.max(most, Math.abs(value[at] ?? 0)), 1e-6),
    );
    const steps = reach.map((most) => Number((most / (ZERO_LETTER - 1)).toPrecision(4)));
    const lettersOf = (value: Float64Array): number[] =>
      Array.from(value, (weight, at) => Math.round(weight / (steps[at] ?? 1)));
    const round = (weight: number): number => Number(weight.toPrecision(4));
    const features = learned
      .map(([feature, { value }]) => [feature, lettersOf(value)] as const)
      .filter(([feature, letters]) => this.lesson.isKept(feature) || letters.some((step) => Math.abs(step) > 1))
      .map(([feature, letters]) => [feature, letters.map((step) => STEP_LETTERS.charAt(step + ZERO_LETTER)).join('')]);
    return {
      made,
      outputs: this.lesson.outputs,
      steps,
      bias: Array.from(this.weights.get('bias')?.value ?? [], round),
      meaning: Array.from({ length: MEANING_SIZE }, (_, at) =>
        Array.from(this.weights.get(`meaning ${String(at)}`)?.value ?? [], round),
      ),
      features: Object.fromEntries(features) as Record<string, string>,
    };
  }
}
