import { FeatureRows } from '../../../../language/feature-rows.js';
import { LinearModel, type LinearTable, logistic, namer, softmax } from '../../../../language/linear-model.js';
import { type KnownWord } from '../../../../language/remember-words.js';
import { noteFeatures } from '../../../../language/statement-features.js';
import { type Meaning } from '../../../../language/word-meanings.js';
import { CLARITY_ROLES } from '../../../fields/field.js';

/** What a statement can be about. */
export const ABOUTS = [...CLARITY_ROLES, 'novelty', 'defensibility', 'delivery', 'other', 'off'] as const;
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
type Kind = (typeof KINDS)[number];

/** Outputs for how much is learned from a statement: at least something, something particular, something proven. */
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

const namedAbouts = namer(ABOUTS);
const namedKinds = namer(KINDS);

/** Tells what a sentence is about, what kind of statement it is, and how much is learned from it. */
export class StatementModel {
  private readonly model: LinearModel;
  private readonly rows: FeatureRows;

  constructor(table: LinearTable) {
    this.model = new LinearModel(table);
    this.rows = new FeatureRows(table);
  }

  /** A bound method, so that it can be passed on. */
  readonly knowsWord = (word: string | KnownWord): boolean => this.rows.knowsWord(word);

  /** Of the words that it knows. */
  read(words: readonly KnownWord[], plain: string, meaning: Meaning | null): StatementReading {
    const rows = this.rows.find((notes) => {
      noteFeatures(words, plain, notes);
    });
    const scores = this.model.scores(rows, meaning);
    const ofKinds = ABOUTS.length;
    const ofSupport = ofKinds + KINDS.length;
    let support = 0;
    for (let at = ofSupport; at < scores.length; at += 1) support += logistic(scores[at] ?? 0);
    softmax(scores, 0, ofKinds);
    softmax(scores, ofKinds, ofSupport);
    return { about: namedAbouts(scores), kind: namedKinds(scores, ofKinds), support };
  }
}
