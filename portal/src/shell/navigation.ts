import { type LinkProps } from '@tanstack/react-router';
import { type Role } from '../api/types.js';
import { type IconName } from '../ui/icons.js';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: IconName;
  /** Left out for members of a lower role. */
  readonly needs?: Role;
}

/** A page of the service, and none of the portal's. */
export const DOCS = '/docs';

/** The entry that a page belongs to, by its address. */
export function entryOf(pathname: string): Entry | undefined {
  // A cohort's analytics are below its address, and one comes to them by their own entry.
  const path = /^\/cohorts\/[^/]+\/analytics$/.test(pathname) ? '/analytics' : pathname;
  return NAVIGATION.find(({ to }) => path === to || path.startsWith(`${to}/`));
}

/** In the order of the work: what came in, what to decide, where it came in, and what it takes. */
export const NAVIGATION: readonly Entry[] = [
  { to: '/submissions', label: 'Submissions', icon: 'submissions' },
  { to: '/board', label: 'Board', icon: 'board' },
  { to: '/cohorts', label: 'Cohorts', icon: 'cohorts' },
  { to: '/analytics', label: 'Analytics', icon: 'analytics' },
  { to: '/api-keys', label: 'API keys', icon: 'keys' },
  { to: '/webhooks', label: 'Webhooks', icon: 'webhooks', needs: 'admin' },
  { to: '/tokens', label: 'Tokens', icon: 'tokens' },
  { to: '/members', label: 'Members', icon: 'members' },
  { to: '/audit-log', label: 'Audit log', icon: 'audit', needs: 'admin' },
  { to: '/start', label: 'Quick start', icon: 'start' },
];
