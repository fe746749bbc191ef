import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { readSubmissionsSearch } from '../submissions/submissions.search.js';

export const submissionRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/submissions/$submissionId',
  // The list that the reader came from, and can go along.
  validateSearch: readSubmissionsSearch,
  component: lazyRouteComponent(() => import('./submission.page.js'), 'SubmissionPage'),
});
