import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { readSubmissionsSearch } from './submissions.search.js';

export const submissionsRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/submissions',
  validateSearch: readSubmissionsSearch,
  component: lazyRouteComponent(() => import('./submissions.page.js'), 'SubmissionsPage'),
});
