import { type ClarityRole } from '../../fields/field.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type TermCriterion } from '../text/words/criterion-terms.js';
import { type Feature } from './reading.js';

export type RungCriterion = ClarityRole | TermCriterion;

/** How sentences climb from "stated" to "supported" for one criterion. */
export interface RungRule {
  /** The questions under which it is expected; elsewhere it counts for less. */
  readonly home: readonly ClarityRole[];
  /** Any of these makes a statement specific. */
  readonly specific: readonly Feature[];
  /** All of any one of these makes it supported. */
  readonly supported: readonly (readonly Feature[])[];
  /** Speaks of the future by its nature, so that hopes and plans are no weakness. */
  readonly ahead?: boolean;
}

const ANY_DETAIL: readonly Feature[] = ['measure', 'date', 'name', 'segment', 'comparison'];
const MEASURED_FACT: readonly (readonly Feature[])[] = [
  ['measure', 'past'],
  ['measure', 'date'],
  ['measure', 'source'],
  ['measure', 'comparison'],
];
const SET_AGAINST_OTHERS: readonly (readonly Feature[])[] = [
  ['measure', 'comparison'],
  ['measure', 'name'],
  ['measure', 'past'],
  ['name', 'comparison', 'segment'],
];

export const RUNG_RULES: Readonly<Record<RungCriterion, RungRule>> = {
  problem: { home: ['problem'], specific: ANY_DETAIL, supported: [...MEASURED_FACT, ['two_measures']] },
  solution: { home: ['solution'], specific: ANY_DETAIL, supported: [...MEASURED_FACT, ['two_measures']] },
  customer: {
    home: ['customer'],
    specific: ['segment', 'measure', 'name'],
    supported: [['segment', 'measure'], ...MEASURED_FACT],
  },
  market: {
    home: ['market'],
    specific: ['measure', 'source', 'name'],
    supported: [...MEASURED_FACT, ['two_measures'], ['measure', 'name']],
  },
  business_model: {
    home: ['business_model'],
    specific: ['measure', 'name', 'segment'],
    supported: [
      ['money', 'two_measures'],
      ['money', 'segment'],
      ['money', 'comparison'],
      ['money', 'past'],
      ['percent', 'past'],
      ['percent', 'two_measures'],
    ],
  },
  traction: { home: ['traction'], specific: ['measure', 'date', 'name'], supported: MEASURED_FACT },
  competition: { home: ['competition'], specific: ['name', 'measure', 'comparison'], supported: SET_AGAINST_OTHERS },
  team: {
    home: ['team'],
    specific: ['measure', 'name', 'date', 'segment'],
    supported: [
      ['measure', 'past'],
      ['measure', 'date'],
      ['measure', 'name'],
    ],
  },
  why_now: {
    home: ['why_now'],
    specific: ['date', 'measure', 'name'],
    supported: [...MEASURED_FACT, ['date', 'past'], ['date', 'name'], ['date', 'comparison']],
  },
  ask: {
    home: ['ask'],
    specific: ['measure', 'date', 'name', 'segment'],
    supported: [['two_measures'], ['measure', 'date'], ['measure', 'name'], ['measure', 'segment']],
    ahead: true,
  },
  founder_problem_fit: {
    home: ['team'],
    specific: ['measure', 'name', 'date', 'segment'],
    supported: [
      ['measure', 'past'],
      ['measure', 'date'],
      ['measure', 'name'],
    ],
  },
  advantage: {
    home: ['competition', 'solution'],
    specific: ['name', 'measure', 'segment'],
    supported: SET_AGAINST_OTHERS,
  },
  novelty: {
    home: ['solution', 'competition', 'why_now'],
    specific: ANY_DETAIL,
    supported: [
      ['measure', 'comparison'],
      ['measure', 'past'],
      ['date', 'comparison'],
      ['name', 'comparison', 'segment'],
    ],
  },
  feasibility: {
    home: ['solution', 'traction', 'business_model'],
    specific: ANY_DETAIL,
    supported: [
      ['measure', 'past'],
      ['measure', 'date'],
      ['measure', 'source'],
    ],
  },
  market_size: {
    home: ['market', 'customer'],
    specific: ['measure', 'source', 'name'],
    supported: [...MEASURED_FACT, ['two_measures'], ['measure', 'name']],
  },
  defensibility: {
    home: ['competition', 'solution', 'business_model', 'traction'],
    specific: ANY_DETAIL,
    supported: [
      ['measure', 'past'],
      ['measure', 'date'],
      ['measure', 'comparison'],
      ['measure', 'name'],
      ['date', 'past'],
    ],
  },
};

export const RUNG_CRITERIA = Object.keys(RUNG_RULES) as RungCriterion[];

export function isRungCriterion(id: CriterionId): id is RungCriterion {
  return Object.hasOwn(RUNG_RULES, id);
}
