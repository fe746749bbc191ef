import { type LinearTable, logistic, softmax } from '../../src/language/linear-model.js';
import { seeded, shuffled } from './chance.js';
import { MEANING_SIZE, type Meaning } from '../../src/language/word-meanings.js';

/** The largest weight, in steps. */
const MOST_STEPS = 31;

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
  /** It is learned so many times, by another seed each, and the weights are the mean of all: one time alone reads single texts by chance. */
  readonly times: number;
  readonly rounds: number;
  /** How far one text moves the weights. */
  readonly rate: number;
  /** The weights are the mean of what they were after so many last rounds, in which chance evens out (Polyak and Juditsky 1992). */
  readonly averaged: number;
  /** The share of features that are left out of a text each time it is read, so that none of them is relied on alone. */
  readonly dropout: number;
  /** Pulls weights to zero: the larger, the more texts a feature needs to count. */
  readonly decay: number;
  /** Features that are kept though they say next to nothing. */
  readonly isKept: (feature: string) => boolean;
  /** Features that are learned so that others are not credited with what is theirs, and that nothing is read by. */
  readonly isSetAside: (feature: string) => boolean;
  /** Features in fewer texts are not learned. */
  readonly fewest: (feature: string) => number;
}

/** What is not told cannot be wrong. */
function errorOf(said: number, target: number | null | undefined): number {
  return target === null || target === undefined ? 0 : said - target;
}

/** Where the weights of what a text is known by begin, and how much of each there is. */
interface Inputs {
  readonly froms: Int32Array;
  readonly amounts: Float64Array;
}

interface Prepared extends Inputs {
  readonly targets: Example['targets'];
}

const BIAS = 'bias';
/** So that the first step of a weight is no leap. */
const FIRST_SLOPE = 1e-3;

/** Learns by gradient descent with a rate of its own for each weight (AdaGrad; Duchi et al. 2011). The same texts and seed give the same weights. */
export class LinearTrainer {
  /** By feature, where its weights begin: one for each output. */
  private readonly places: ReadonlyMap<string, number>;
  private readonly values: Float32Array;
  private readonly slopes: Float32Array;
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
    const names = [BIAS, ...Array.from({ length: MEANING_SIZE }, (_, at) => `meaning ${String(at)}`), ...learned];
    this.places = new Map(names.map((name, at) => [name, at * this.size]));
    this.values = new Float32Array(names.length * this.size);
    this.slopes = new Float32Array(names.length * this.size);
  }

  learn(): this {
    const { seed, times, rounds, averaged } = this.lesson;
    const prepared = this.lesson.examples.map((example): Prepared => ({
      ...this.inputsOf(example),
      targets: example.targets,
    }));
    const means = new Float64Array(this.values.length);
    for (let time = 0; time < times; time += 1) {
      const next = seeded(seed + time);
      this.values.fill(0);
      this.slopes.fill(FIRST_SLOPE);
      for (let round = 0; round < rounds; round += 1) {
        for (const example of shuffled(prepared, next))
          this.step({ ...this.thinned(example, next), targets: example.targets });
        if (round < rounds - averaged) continue;
        for (let at = 0; at < means.length; at += 1)
          means[at] = (means[at] ?? 0) + (this.values[at] ?? 0) / (averaged * times);
      }
    }
    this.values.set(means);
    return this;
  }

  /** What is left of a text counts for what is left out, too (dropout; Srivastava et al. 2014). Its meaning stays whole. */
  private thinned({ froms, amounts }: Inputs, next: () => number): Inputs {
    const lastWhole = MEANING_SIZE * this.size;
    const kept: Inputs = { froms: new Int32Array(froms.length), amounts: new Float64Array(froms.length) };
    let count = 0;
    for (let nth = 0; nth < froms.length; nth += 1) {
      const from = froms[nth] ?? 0;
      const isWhole = from <= lastWhole;
      if (!isWhole && next() < this.lesson.dropout) continue;
      kept.froms[count] = from;
      kept.amounts[count] = (amounts[nth] ?? 0) / (isWhole ? 1 : 1 - this.lesson.dropout);
      count += 1;
    }
    return { froms: kept.froms.subarray(0, count), amounts: kept.amounts.subarray(0, count) };
  }

  private inputsOf({ features, meaning }: Example): Inputs {
    const froms: number[] = [];
    const amounts: number[] = [];
    const add = (feature: string, amount: number): void => {
      const from = this.places.get(feature);
      if (from === undefined) return;
      froms.push(from);
      amounts.push(amount);
    };
    add(BIAS, 1);
    meaning?.forEach((value, at) => {
      add(`meaning ${String(at)}`, value);
    });
    for (const feature of features) add(feature, 1);
    return { froms: Int32Array.from(froms), amounts: Float64Array.from(amounts) };
  }

  private scoresOf({ froms, amounts }: Inputs): Float64Array {
    const scores = new Float64Array(this.size);
    for (let nth = 0; nth < froms.length; nth += 1) {
      const from = froms[nth] ?? 0;
      const amount = amounts[nth] ?? 0;
      for (let at = 0; at < this.size; at += 1) scores[at] = (scores[at] ?? 0) + (this.values[from + at] ?? 0) * amount;
    }
    return scores;
  }

  private step(example: Prepared): void {
    this.learnFrom(example, this.errorsOf(this.scoresOf(example), example.targets));
  }

  private learnFrom({ froms, amounts }: Inputs, errors: Float64Array): void {
    const { values, slopes } = this;
    const { decay: pull, rate } = this.lesson;
    for (let nth = 0; nth < froms.length; nth += 1) {
      const from = froms[nth] ?? 0;
      const amount = amounts[nth] ?? 0;
      const decay = from === 0 ? 0 : pull;
      for (let at = 0; at < this.size; at += 1) {
        const value = values[from + at] ?? 0;
        const gradient = (errors[at] ?? 0) * amount + decay * value;
        const slope = (slopes[from + at] ?? 0) + gradient * gradient;
        slopes[from + at] = slope;
        values[from + at] = value - (rate * gradient) / Math.sqrt(slope);
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

  /** The weights as steps; features that say next to nothing for any output are left out. */
  table(made: unknown): LinearTable {
    const weightsOf = (feature: string): number[] => {
      const from = this.places.get(feature) ?? 0;
      return Array.from(this.values.subarray(from, from + this.size));
    };
    const learned = [...this.places.keys()]
      .filter((feature) => feature !== BIAS && !feature.startsWith('meaning '))
      .map((feature) => [feature, weightsOf(feature)] as const);
    const reach = Array.from({ length: this.size }, (_, at) =>
      learned.reduce((most, [, value]) => Math.max(most, Math.abs(value[at] ?? 0)), 1e-6),
    );
    const steps = reach.map((most) => Number((most / MOST_STEPS).toPrecision(4)));
    const stepsOf = (value: readonly number[]): number[] =>
      value.map((weight, at) => Math.round(weight / (steps[at] ?? 1)));
    const round = (weight: number): number => Number(weight.toPrecision(4));
    const features = learned
      .filter(([feature]) => !this.lesson.isSetAside(feature))
      .map(([feature, value]) => [feature, stepsOf(value)] as const)
      .filter(([feature, kept]) => this.lesson.isKept(feature) || kept.some((step) => Math.abs(step) > 1));
    return {
      made,
      outputs: this.lesson.outputs,
      steps,
      bias: weightsOf(BIAS).map(round),
      meaning: Array.from({ length: MEANING_SIZE }, (_, at) => weightsOf(`meaning ${String(at)}`).map(round)),
      features: features.map(([feature]) => feature).join('|'),
      weights: Buffer.from(features.flatMap(([, weights]) => weights)).toString('base64'),
    };
  }
}
