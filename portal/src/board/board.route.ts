import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { optional, uuidOf } from '../ui/search.js';

interface BoardSearch {
  readonly cohort?: string;
}

export const boardRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/board',
  validateSearch: (search: Record<string, unknown>): BoardSearch => optional('cohort', uuidOf(search['cohort'])),
  component: lazyRouteComponent(() => import('./board.page.js'), 'BoardPage'),
});
