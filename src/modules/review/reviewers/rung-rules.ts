import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type TermCriterion } from '../text/words/criterion-terms.js';
import { type Feature } from './reading.js';

export type RungCriterion = ClarityRole | TermCriterion;

/** How sentences climb from "stated" to "supported" for one criterion. */
export interface RungRule {
  /** Any of these makes a statement specific. */
  readonly specific: readonly Feature[];
  /** All of any one of these makes it supported. */
  readonly supported: readonly (readonly Feature[])[];
  /** Speaks of the future by its nature, so that hopes and plans are no weakness. */
  readonly ahead?: boolean;
  /** What has not happened is nothing to show for it. */
  readonly happened?: boolean;
  /** Nor is what is hoped for. */
  readonly proven?: boolean;
}

const DETAIL: readonly Feature[] = ['measure', 'date', 'grounded'];
const NAMED_DETAIL: readonly Feature[] = [...DETAIL, 'name'];
const MEASURED_FACT: readonly (readonly Feature[])[] = [
  ['measure', 'past'],
  ['measure', 'date'],
  ['measure', 'source'],
  ['measure', 'comparison'],
  ['two_measures'],
];
const MEASURED_OR_NAMED: readonly (readonly Feature[])[] = [...MEASURED_FACT, ['measure', 'name']];
const SET_AGAINST_OTHERS: readonly (readonly Feature[])[] = [
  ['measure', 'comparison'],
  ['measure', 'name'],
  ['measure', 'past'],
  ['measure', 'denied'],
  ['two_measures'],
];
const EXPERIENCE: readonly (readonly Feature[])[] = [
  ['measure', 'past'],
  ['measure', 'date'],
  ['measure', 'name'],
  ['measure', 'grounded'],
  ['duration'],
];
const CHARGED: readonly (readonly Feature[])[] = [
  ['money', 'two_measures'],
  ['money', 'segment'],
  ['money', 'comparison'],
  ['money', 'past'],
  ['percent', 'past'],
  ['percent', 'two_measures'],
];

export const RUNG_RULES: Readonly<Record<RungCriterion, RungRule>> = {
  problem: { specific: DETAIL, supported: MEASURED_FACT },
  solution: { specific: DETAIL, supported: [...MEASURED_FACT, ['measure', 'grounded']] },
  customer: { specific: NAMED_DETAIL, supported: [...MEASURED_FACT, ['segment', 'measure']] },
  market: { specific: DETAIL, supported: MEASURED_OR_NAMED },
  business_model: { specific: DETAIL, supported: CHARGED, happened: true },
  traction: { specific: DETAIL, supported: MEASURED_FACT, happened: true, proven: true },
  competition: { specific: NAMED_DETAIL, supported: SET_AGAINST_OTHERS },
  team: { specific: NAMED_DETAIL, supported: EXPERIENCE },
  why_now: { specific: DETAIL, supported: [...MEASURED_FACT, ['date', 'past'], ['date', 'name'], ['date', 'comparison']] },
  ask: { specific: DETAIL, supported: [...MEASURED_OR_NAMED, ['measure', 'segment'], ['measure', 'grounded']], ahead: true },
  founder_problem_fit: { specific: NAMED_DETAIL, supported: EXPERIENCE },
  advantage: { specific: DETAIL, supported: SET_AGAINST_OTHERS },
  novelty: { specific: DETAIL, supported: [...MEASURED_OR_NAMED, ['date', 'comparison']] },
  market_size: { specific: ['measure', 'date', 'name', 'source'], supported: MEASURED_OR_NAMED },
  defensibility: { specific: DETAIL, supported: [...MEASURED_OR_NAMED, ['date', 'past']], happened: true },
};

const ROLES: ReadonlySet<string> = new Set(CLARITY_ROLES);

export const RUNG_CRITERIA = Object.keys(RUNG_RULES) as RungCriterion[];

export function isRungCriterion(id: CriterionId): id is RungCriterion {
  return Object.hasOwn(RUNG_RULES, id);
}

export function isRole(criterion: RungCriterion): criterion is ClarityRole {
  return ROLES.has(criterion);
}
