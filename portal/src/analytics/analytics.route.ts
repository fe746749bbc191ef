import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

/** Leads on to the cohort that is most likely meant. */
export const analyticsHomeRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/analytics',
  component: lazyRouteComponent(() => import('./analytics-home.page.js'), 'AnalyticsHomePage'),
});

export const analyticsRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/cohorts/$cohortId/analytics',
  component: lazyRouteComponent(() => import('./analytics.page.js'), 'AnalyticsPage'),
});
