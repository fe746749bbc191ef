import { createRoute } from '@tanstack/react-router';
import { NoSuchPage } from './no-such-page.js';
import { teamRoute } from './team.route.js';

/** Whatever no other route is for, so that the way on stands around it. */
export const noSuchPageRoute = createRoute({ getParentRoute: () => teamRoute, path: '$', component: NoSuchPage });
