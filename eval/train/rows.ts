import { type ClarityRole } from '../../src/modules/fields/field.js';

/** A whole answer, and the level that its writer gives it: nothing, general, particular, borne out, amply so. */
export interface AnswerRow {
  readonly question: string;
  readonly role: ClarityRole;
  readonly answer: string;
  readonly level: number;
}

/** Two answers to one question, of which the worse mostly looks better. */
export interface PairRow {
  readonly question: string;
  readonly role: ClarityRole;
  readonly better: string;
  readonly worse: string;
}

export interface LabelledAnswer {
  readonly label: string;
  readonly value: string;
}

/** In the order of their worth: smooth and empty, honest and vague, honest and mostly particular, well borne out. */
export const TIERS = ['hollow', 'vague', 'medium', 'strong'] as const;
export type Tier = (typeof TIERS)[number];
