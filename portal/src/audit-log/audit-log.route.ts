import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../app/team.route.js';
import { readAuditSearch } from './audit-log.search.js';

export const auditLogRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/audit-log',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit-log.page.js'), 'AuditLogPage'),
});
