import { createRoute, redirect } from '@tanstack/react-router';
import { ApiProblem } from '../api/problem.js';
import { sessionQuery } from '../session/session.query.js';
import { Shell } from '../shell/shell.js';
import { rootRoute } from './root.route.js';

/** The parent of every page for which one has to be signed in. */
export const teamRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'team',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queryClient.query({ ...sessionQuery, staleTime: 'static' });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) {
        redirect({ to: '/sign-in', search: { to: location.href }, throw: true });
      }
      throw error;
    }
  },
  component: Shell,
});
