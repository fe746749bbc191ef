import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../../app/team.route.js';

export const formEditorRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/cohorts/$cohortId/form',
  component: lazyRouteComponent(() => import('./form-editor.page.js'), 'FormEditorPage'),
});
