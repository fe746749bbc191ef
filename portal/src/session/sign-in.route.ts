import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root.route.js';
import { oneOf, optional, textOf } from '../ui/search.js';

interface SignInSearch {
  /** Where the way leads once signed in. */
  readonly to?: string;
  /** Whether a session has just ended. */
  readonly ended?: boolean;
}

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): SignInSearch => ({
    ...optional('to', textOf(search['to'])),
    ...optional('ended', oneOf([true], search['ended'])),
  }),
  component: lazyRouteComponent(() => import('./sign-in.page.js'), 'SignInPage'),
});
