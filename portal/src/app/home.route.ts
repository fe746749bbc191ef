import { createRoute, redirect } from '@tanstack/react-router';
import { teamRoute } from './team.route.js';

/** There is no page of its own: most of the work begins with what came in. */
export const homeRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/',
  beforeLoad: () => {
    redirect({ to: '/submissions', replace: true, throw: true });
  },
});
