/** From the least to the most powerful; each may do all that the ones before it may. */
export const PORTAL_ROLES = ['viewer', 'reviewer', 'admin', 'owner'] as const;

export type PortalRole = (typeof PORTAL_ROLES)[number];

export function isAtLeast(role: PortalRole, needed: PortalRole): boolean {
  return PORTAL_ROLES.indexOf(role) >= PORTAL_ROLES.indexOf(needed);
}
