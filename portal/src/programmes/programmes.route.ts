import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const programmesRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/programmes',
  component: lazyRouteComponent(() => import('./programmes.page.js'), 'ProgrammesPage'),
});

export const newProgrammeRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/programmes/new',
  component: lazyRouteComponent(() => import('./edit/new-programme.page.js'), 'NewProgrammePage'),
});

export const programmeRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/programmes/$programmeId',
  component: lazyRouteComponent(() => import('./edit/programme.page.js'), 'ProgrammePage'),
});
