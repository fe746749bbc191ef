import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const accountRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./account.page.js'), 'AccountPage'),
});
