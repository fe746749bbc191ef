import { type LinkProps } from '@tanstack/react-router';
import { type IconName } from '../ui/icons.js';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: IconName;
}

/** In the order of the work: what came in, what to decide, where it came in, and what it takes. */
export const NAVIGATION: readonly Entry[] = [
  { to: '/submissions', label: 'Submissions', icon: 'submissions' },
  { to: '/board', label: 'Board', icon: 'board' },
  { to: '/programmes', label: 'Programmes', icon: 'programmes' },
  { to: '/api-keys', label: 'API keys', icon: 'keys' },
];
