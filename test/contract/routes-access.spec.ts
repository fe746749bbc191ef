import { type RouteAccess } from '../../src/common/access/route-access.js';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { routesOf } from '../support/routes.js';

/** Who may call what. Access changes only with a line of this table. */
const ACCESS: Record<string, string> = {
  'DELETE /v1/api/keys/:api_key_id': 'programs:write',
  'DELETE /v1/portal/api-keys/:api_key_id': 'portal admin',
  'DELETE /v1/portal/members/:member_id': 'portal admin',
  'DELETE /v1/portal/session': 'portal viewer',
  'DELETE /v1/portal/submissions/:submission_id': 'portal admin',
  'DELETE /v1/portal/webhooks/:webhook_id': 'portal admin',
  'GET /apply/*path': 'public',
  'GET /apply/:cohort_id': 'public',
  'GET /apply/:cohort_id/received/:receipt': 'public',
  'GET /apply/assets/:name': 'public',
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'GET /metrics': 'operations',
  'GET /v1/api/applications': 'applications:read',
  'GET /v1/api/applications/:submission_id': 'applications:read',
  'GET /v1/api/applications/:submission_id/insights': 'insights:read',
  'GET /v1/api/balance': 'any key',
  'GET /v1/api/events': 'applications:read',
  'GET /v1/api/keys': 'programs:write',
  'GET /v1/api/me': 'any key',
  'GET /v1/api/programs': 'any key',
  'GET /v1/api/programs/:cohort_id': 'any key',
  'GET /v1/api/programs/:cohort_id/form': 'programs:write',
  'GET /v1/api/programs/:cohort_id/settings': 'programs:write',
  'GET /v1/api/sandbox/applications/:submission_id': 'sandbox',
  'GET /v1/api/sandbox/applications/:submission_id/insights': 'sandbox',
  'GET /v1/api/sandbox/programs': 'sandbox',
  'GET /v1/api/sandbox/schema': 'sandbox',
  'GET /v1/api/sandbox/schema/:schema_id': 'sandbox',
  'GET /v1/api/schema': 'applications:read',
  'GET /v1/api/schema/:schema_id': 'applications:read',
  'GET /v1/portal/api-keys': 'portal viewer',
  'GET /v1/portal/audit-log': 'portal admin',
  'GET /v1/portal/cohorts': 'portal viewer',
  'GET /v1/portal/cohorts/:cohort_id': 'portal viewer',
  'GET /v1/portal/cohorts/:cohort_id/analytics': 'portal viewer',
  'GET /v1/portal/cohorts/:cohort_id/form': 'portal viewer',
  'GET /v1/portal/invitations/:invitation': 'public',
  'GET /v1/portal/members': 'portal viewer',
  'GET /v1/portal/rubric': 'portal viewer',
  'GET /v1/portal/session': 'portal viewer',
  'GET /v1/portal/submissions': 'portal viewer',
  'GET /v1/portal/submissions.csv': 'portal viewer',
  'GET /v1/portal/submissions/:submission_id': 'portal viewer',
  'GET /v1/portal/tokens': 'portal viewer',
  'GET /v1/portal/webhooks': 'portal admin',
  'GET /v1/portal/webhooks/:webhook_id': 'portal admin',
  'GET /v1/portal/webhooks/:webhook_id/deliveries': 'portal admin',
  'PATCH /v1/api/programs/:cohort_id/settings': 'programs:write',
  'PATCH /v1/portal/api-keys/:api_key_id': 'portal admin',
  'PATCH /v1/portal/cohorts/:cohort_id': 'portal admin',
  'PATCH /v1/portal/members/:member_id': 'portal admin',
  'PATCH /v1/portal/submissions/:submission_id': 'portal reviewer',
  'PATCH /v1/portal/submissions/:submission_id/notes/:note_id': 'portal reviewer',
  'PATCH /v1/portal/webhooks/:webhook_id': 'portal admin',
  'POST /apply/:cohort_id': 'public',
  'POST /v1/api/applications': 'applications:write',
  'POST /v1/api/applications/batch': 'applications:write',
  'POST /v1/api/applications/validate': 'applications:write',
  'POST /v1/api/applications/:submission_id/withdraw': 'applications:write',
  'POST /v1/api/keys': 'programs:write',
  'POST /v1/api/keys/:api_key_id/rotate': 'programs:write',
  'POST /v1/api/programs': 'programs:write',
  'POST /v1/api/programs/:cohort_id/form/generate': 'programs:write',
  'POST /v1/api/programs/:cohort_id/status': 'programs:write',
  'POST /v1/api/sandbox/applications': 'sandbox',
  'POST /v1/api/sandbox/applications/:submission_id/withdraw': 'sandbox',
  'POST /v1/api/sandbox/schema': 'sandbox',
  'POST /v1/api/schema': 'applications:write',
  'POST /v1/mcp': 'any key',
  'POST /v1/portal/api-keys': 'portal admin',
  'POST /v1/portal/api-keys/:api_key_id/rotate': 'portal admin',
  'POST /v1/portal/cohorts': 'portal admin',
  'POST /v1/portal/cohorts/:cohort_id/form/generate': 'portal admin',
  'POST /v1/portal/cohorts/:cohort_id/form/preview': 'portal viewer',
  'POST /v1/portal/cohorts/:cohort_id/status': 'portal admin',
  'POST /v1/portal/invitations/:invitation': 'public',
  'POST /v1/portal/members': 'portal admin',
  'POST /v1/portal/members/:member_id/password-reset': 'portal admin',
  'POST /v1/portal/session': 'public',
  'POST /v1/portal/submissions/:submission_id/notes': 'portal reviewer',
  'POST /v1/portal/submissions/:submission_id/retry': 'portal reviewer',
  'POST /v1/portal/tokens/grants': 'portal owner',
  'POST /v1/portal/webhooks': 'portal admin',
  'POST /v1/portal/webhooks/:webhook_id/deliveries/:delivery_id/resend': 'portal admin',
  'POST /v1/portal/webhooks/:webhook_id/recover': 'portal admin',
  'POST /v1/portal/webhooks/:webhook_id/rotate-secret': 'portal admin',
  'POST /v1/portal/webhooks/:webhook_id/test': 'portal admin',
  'PUT /v1/api/programs/:cohort_id/form': 'programs:write',
  'PUT /v1/portal/cohorts/:cohort_id/form': 'portal admin',
  'PUT /v1/portal/session/password': 'portal viewer',
};

let service: TestApp;

beforeAll(async () => {
  service = await sharedTestApp('api');
});

/** `METHOD /path` → who may call it, read off the running application. */
const accessTable = (): Record<string, string> =>
  Object.fromEntries(routesOf(service.app).map(({ method, path, access }) => [`${method} ${path}`, nameOf(access)]));

function nameOf(access: RouteAccess): string {
  switch (access.kind) {
    case 'key':
      return access.scope ?? 'any key';
    case 'portal':
      return `portal ${access.role}`;
    default:
      return access.kind;
  }
}

/** As the lines of the table above, so that the line which is missing can be copied from the difference. */
const linesOf = (table: Record<string, string>): string[] =>
  Object.entries(table)
    .map(([route, access]) => `'${route}': '${access}',`)
    .sort();

it('lets in exactly those who are written down in ACCESS', () => {
  expect(linesOf(accessTable())).toEqual(linesOf(ACCESS));
});
