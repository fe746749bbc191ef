import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const submissionRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/submissions/$submissionId',
  component: lazyRouteComponent(() => import('./submission.page.js'), 'SubmissionPage'),
});
