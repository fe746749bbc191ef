import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';

export const cohortsRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/cohorts',
  component: lazyRouteComponent(() => import('./cohorts.page.js'), 'CohortsPage'),
});

export const newCohortRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/cohorts/new',
  component: lazyRouteComponent(() => import('./edit/new-cohort.page.js'), 'NewCohortPage'),
});

export const cohortRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/cohorts/$cohortId',
  component: lazyRouteComponent(() => import('./edit/cohort.page.js'), 'CohortPage'),
});
