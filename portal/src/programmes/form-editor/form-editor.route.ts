import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teamRoute } from '../../app/team.route.js';

export const formEditorRoute = createRoute({
  getParentRoute: () => teamRoute,
  path: '/programmes/$programmeId/form',
  component: lazyRouteComponent(() => import('./form-editor.page.js'), 'FormEditorPage'),
});
