import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const webhooksRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./webhooks.page.js'), 'WebhooksPage'),
});

export const webhookRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./endpoint/webhook.page.js'), 'WebhookPage'),
});
