import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const membersRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/members',
  component: lazyRouteComponent(() => import('./members.page.js'), 'MembersPage'),
});
