import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { optional, uuidOf } from '../ui/search.js';

export const startRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/start',
  validateSearch: (search: Record<string, unknown>): { cohort?: string } =>
    optional('cohort', uuidOf(search['cohort'])),
  component: lazyRouteComponent(() => import('./start.page.js'), 'StartPage'),
});
