import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root.route.js';

/** For people who are not in the team yet, and so not signed in. */
export const acceptInvitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations/$invitation',
  component: lazyRouteComponent(() => import('./accept-invitation.page.js'), 'AcceptInvitationPage'),
});
