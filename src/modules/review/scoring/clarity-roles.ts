import { type ClarityRole, CLARITY_ROLES } from '../../fields/field.js';
import { type Levels, TOLD_LEVEL } from './levels.js';

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
