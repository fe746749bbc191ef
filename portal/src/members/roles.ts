import { type Role } from '../api/types.js';
import { ROLES } from '../ui/words.js';

/** What each of them does: more from one to the next. */
export const ROLE_HINTS: Record<Role, string> = {
  viewer: 'Reads submissions, reports and analytics.',
  reviewer: 'Reads submissions, reports and analytics, decides, writes notes and starts reviews again.',
  admin: 'Does what reviewers do; runs cohorts, API keys and members, and reads the audit log.',
  owner: 'Does what admins do; grants tokens and makes others owners.',
};

/** Nobody gives more than they have. */
export function rolesUpTo(own: Role): Role[] {
  return ROLES.slice(0, ROLES.indexOf(own) + 1);
}
