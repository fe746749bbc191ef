import { type LinkProps } from '@tanstack/react-router';
import { type Role } from '../api/types.js';
import { type IconName } from '../ui/icons.js';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: IconName;
  /** Left out for whoever may do less. */
  readonly needs?: Role;
}

/** In the order of the work: what came in, what to decide, where it came in, and what it takes. */
export const NAVIGATION: readonly Entry[] = [
  { to: '/submissions', label: 'Submissions', icon: 'submissions' },
  { to: '/board', label: 'Board', icon: 'board' },
  { to: '/programmes', label: 'Programmes', icon: 'programmes' },
  { to: '/analytics', label: 'Analytics', icon: 'analytics' },
  { to: '/api-keys', label: 'API keys', icon: 'keys' },
  { to: '/tokens', label: 'Tokens', icon: 'tokens' },
  { to: '/members', label: 'Members', icon: 'members' },
  { to: '/audit-log', label: 'Audit log', icon: 'audit', needs: 'admin' },
  { to: '/start', label: 'Quick start', icon: 'start' },
];
