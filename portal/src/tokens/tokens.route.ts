import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const tokensRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/tokens',
  component: lazyRouteComponent(() => import('./tokens.page.js'), 'TokensPage'),
});
