import { useSuspenseQuery } from '@tanstack/react-query';
import { type Role, type Session } from '../api/types.js';
import { ROLES } from '../ui/words.js';
import { sessionQuery } from './session.query.js';

/** Who is signed in. Only below the team's route, which has asked already. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data;
}

/** Whether the member may do what needs this role; the API decides again. */
export function useMay(needed: Role): boolean {
  return isAtLeast(useSession().role, needed);
}

export function isAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
