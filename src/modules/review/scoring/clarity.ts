import { type CriterionId } from '../../rubric/criteria.js';
import { RUBRIC } from '../../rubric/rubric.js';
import { bestPart, divideHalfUp } from './arithmetic.js';
import { type Levels, TOLD_LEVEL } from './levels.js';
import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';

/** How completely and how plainly the venture is told. A role that could not be judged counts as not told. */
export function clarityScore(levels: Levels): number {
  const { expectedWeight, communicationPercent } = RUBRIC.clarityScore;
  const roles = (Object.entries(RUBRIC.clarity) as [CriterionId, number][]).map(([id, weight]) => ({
    score: levels.points(id) ?? 0,
    weight,
  }));
  const told = bestPart(roles, expectedWeight);
  const plain = (levels.points('communication') ?? 0) * expectedWeight;
  return divideHalfUp((100 - communicationPercent) * told + communicationPercent * plain, expectedWeight * 100);
}

export const ROLE_STATES = ['told', 'partly', 'missing', 'not_asked'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

export interface ReportedRole {
  role: ClarityRole;
  state: RoleState;
}

/** How well each role is told. It counts even where nobody asked for it. */
export function clarityRoles(levels: Levels, asked: ReadonlySet<ClarityRole>): ReportedRole[] {
  return CLARITY_ROLES.map((role) => ({ role, state: stateOf(levels.level(role) ?? 0, asked.has(role)) }));
}

function stateOf(level: number, isAsked: boolean): RoleState {
  if (level >= TOLD_LEVEL) return 'told';
  if (level > 0) return 'partly';
  return isAsked ? 'missing' : 'not_asked';
}
