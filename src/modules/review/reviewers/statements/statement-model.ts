import { LinearModel, type LinearTable, logistic, softmax } from '../../../../language/linear-model.js';
import { statementFeatures } from '../../../../language/statement-features.js';
import { type Meaning } from '../../../../language/word-meanings.js';

/** What a statement can be about. */
export const ABOUTS = [
  'problem',
  'solution',
  'customer',
  'market',
  'business_model',
  'traction',
  'competition',
  'team',
  'why_now',
  'ask',
  'novelty',
  'defensibility',
  'delivery',
  'other',
  'off',
] as const;
export type About = (typeof ABOUTS)[number];

/** What kind of statement it is. */
export const KINDS = [
  'done',
  'measured',
  'fact',
  'description',
  'plan',
  'hope',
  'claim',
  'hype',
  'vanity',
  'admission',
  'off',
] as const;
export type Kind = (typeof KINDS)[number];

/** So much or more is learned from it: something, something particular, something that was borne out. */
export const SUPPORTS = ['support 1', 'support 2', 'support 3'] as const;

export const OUTPUTS: readonly string[] = [...ABOUTS, ...KINDS, ...SUPPORTS];
export const GROUPS: readonly (readonly number[])[] = [
  ABOUTS.map((_, at) => at),
  KINDS.map((_, at) => ABOUTS.length + at),
];

export interface StatementReading {
  readonly about: Readonly<Record<About, number>>;
  readonly kind: Readonly<Record<Kind, number>>;
  /** What is learned from it, from 0 to 3. */
  readonly support: number;
}

function named<Name extends string>(names: readonly Name[], values: readonly number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<Name, number>;
}

/** Tells what a sentence is about, what kind of statement it is and how much is learned from it. */
export class StatementModel {
  private readonly model: LinearModel;

  constructor(table: LinearTable) {
    this.model = new LinearModel(table);
  }

  /** Bound, to be handed on. */
  readonly knowsWord = (word: string): boolean => this.model.knows(`w ${word}`);

  /** Of the words that it knows. */
  read(words: readonly string[], plain: string, meaning: Meaning | null): StatementReading {
    const scores = this.model.scores(statementFeatures(words, plain), meaning);
    const support = scores.slice(ABOUTS.length + KINDS.length).map(logistic);
    return {
      about: named(ABOUTS, softmax(scores.slice(0, ABOUTS.length))),
      kind: named(KINDS, softmax(scores.slice(ABOUTS.length, ABOUTS.length + KINDS.length))),
      support: support.reduce((sum, share) => sum + share, 0),
    };
  }
}
