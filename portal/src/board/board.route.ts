import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { readSubmissionsSearch } from '../submissions/submissions.search.js';
import { type BoardSearch } from './board-column.query.js';

export const boardRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/board',
  validateSearch: ({ cohort, sort }: Record<string, unknown>): BoardSearch => readSubmissionsSearch({ cohort, sort }),
  component: lazyRouteComponent(() => import('./board.page.js'), 'BoardPage'),
});
