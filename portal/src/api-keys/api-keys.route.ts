import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const apiKeysRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('./api-keys.page.js'), 'ApiKeysPage'),
});
