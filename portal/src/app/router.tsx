import { createRouter } from '@tanstack/react-router';
import { ErrorState } from '../ui/error-state.js';
import { LoadingState } from '../ui/loading-state.js';
import { onEndOfSession } from '../session/end-of-session.js';
import { NoSuchPage } from './no-such-page.js';
import { noSuchPageRoute } from './no-such-page.route.js';
import { queryClient } from './query-client.js';
import { rootRoute } from './root.route.js';
import { teamRoute } from './team.route.js';
import { homeRoute } from './home.route.js';
import { acceptInvitationRoute } from '../session/accept-invitation.route.js';
import { sessionQuery } from '../session/session.query.js';
import { signInRoute } from '../session/sign-in.route.js';
import { accountRoute } from '../account/account.route.js';
import { apiKeysRoute } from '../api-keys/api-keys.route.js';
import { boardRoute } from '../board/board.route.js';
import { analyticsHomeRoute, analyticsRoute } from '../analytics/analytics.route.js';
import { auditLogRoute } from '../audit-log/audit-log.route.js';
import { membersRoute } from '../members/members.route.js';
import { formEditorRoute } from '../cohorts/form-editor/form-editor.route.js';
import { newCohortRoute, cohortRoute, cohortsRoute } from '../cohorts/cohorts.route.js';
import { startRoute } from '../start/start.route.js';
import { tokensRoute } from '../tokens/tokens.route.js';
import { webhookRoute, webhooksRoute } from '../webhooks/webhooks.route.js';
import { submissionRoute } from '../submission/submission.route.js';
import { submissionsRoute } from '../submissions/submissions.route.js';

const teamPages = [
  startRoute,
  analyticsHomeRoute,
  analyticsRoute,
  tokensRoute,
  formEditorRoute,
  membersRoute,
  auditLogRoute,
  webhooksRoute,
  webhookRoute,
  accountRoute,
] as const;
const pages = [
  homeRoute,
  submissionsRoute,
  submissionRoute,
  boardRoute,
  cohortsRoute,
  newCohortRoute,
  cohortRoute,
  apiKeysRoute,
  noSuchPageRoute,
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    signInRoute,
    acceptInvitationRoute,
    teamRoute.addChildren([...pages, ...teamPages]),
  ]),
  basepath: '/portal',
  // What a page does not know would go to the API as a filter that nothing on the page shows.
  search: { strict: true },
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: LoadingState,
  defaultErrorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} />,
  defaultNotFoundComponent: NoSuchPage,
});

// Wherever an answer says that nobody is signed in, the way leads to sign-in and, after it, back.
onEndOfSession(() => {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in') return;
  // Before the first sign-in there is no session that could end.
  const ended = queryClient.getQueryData(sessionQuery.queryKey) !== undefined;
  queryClient.clear();
  void router.navigate({ to: '/sign-in', search: { to: href, ...(ended && { ended }) } });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
