import { AUDIT_ACTIONS } from '../../../src/modules/audit/audit-action.js';
import { DATABASE_ROLES } from '../../../src/database/roles.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { AuditTrail } from '../../../src/modules/audit/audit-trail.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

const NEW_PASSWORD = 'dairy cooperatives renew twice';
const PATH = '/v1/portal/audit-log';

interface Entry {
  readonly id: string;
  readonly created_at: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target_id: string;
  readonly submission: {
    readonly reference: string;
    readonly venture_name: string | null;
    readonly is_erased: boolean;
  } | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const log = async (query = ''): Promise<Entry[]> =>
  (await portal.get<{ audit_log: Entry[] }>(`${PATH}?limit=100${query}`)).body.audit_log;
const latest = async (action: string): Promise<Entry | undefined> => (await log(`&action=${action}`))[0];

/** Written where deliveries fail, which deliveries.spec.ts holds. */
const OF_WORKERS: readonly string[] = ['webhook.disabled', 'webhook.failing'];

describe('an entry', () => {
  it('says who did what to what, from where, in which request, and what it changed', async () => {
    const { id } = await world.cohort({ name: 'Spring', reviewPrice: 1 });
    const change = { name: 'Spring', review_price: 3, closes_at: '2036-01-01T00:00:00' };
    const { headers } = await portal.send('PATCH', `/v1/portal/cohorts/${id}`, change);
    const { body } = await portal.get<{ member: { id: string } }>('/v1/portal/session');
    expect(await latest('cohort.changed')).toEqual({
      id: expect.any(String) as string,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}$/) as string,
      actor_kind: 'member',
      actor_id: body.member.id,
      actor: world.email,
      action: 'cohort.changed',
      target_kind: 'cohort',
      target_id: id,
      submission: null,
      before: { closes_at: null, review_price: 1 },
      after: { closes_at: '2036-01-01T00:00:00.000', review_price: 3 },
      address: '127.0.0.1',
      request_id: headers.get('x-request-id'),
    });
  });

  it('is not made of a change that changes nothing', async () => {
    const { id } = await world.cohort({ name: 'Spring' });
    expect((await portal.send('PATCH', `/v1/portal/cohorts/${id}`, { name: 'Spring' })).status).toBe(200);
    expect(await log(`&action=cohort.changed&target_id=${id}`)).toEqual([]);
  });

  it('is kept with the change, or neither is', async () => {
    const { id } = await world.cohort({ name: 'Spring' });
    const audit = service.app.get(AuditTrail, { strict: false });
    Object.assign(audit, { record: () => Promise.reject(new Error('no room')) });
    const { status } = await portal.send('PATCH', `/v1/portal/cohorts/${id}`, { name: 'Autumn' });
    Reflect.deleteProperty(audit, 'record');
    expect(status).toBe(500);
    expect((await portal.get(`/v1/portal/cohorts/${id}`)).body['name']).toBe('Spring');
  });
});

it('has an entry of every kind of change, with its author, and no secret and nothing of an applicant in it', async () => {
  const owner = await World.create(service);
  const team = await PortalClient.signIn(service.baseUrl, owner);
  const id = (answer: { body: Record<string, unknown> }): string =>
    String(answer.body['id'] ?? answer.body['submission_id']);
  const { body: key } = await team.post('/v1/portal/api-keys', { name: 'Website', environment: 'live', scopes: [] });
  await team.send('PATCH', `/v1/portal/api-keys/${String(key['id'])}`, { name: 'Shop' });
  const { body: rotated } = await team.post(`/v1/portal/api-keys/${String(key['id'])}/rotate`, {});
  await team.send('DELETE', `/v1/portal/api-keys/${String(key['id'])}`, undefined);
  const cohortId = id(await team.post('/v1/portal/cohorts', { name: 'Spring' }));
  await team.send('PATCH', `/v1/portal/cohorts/${cohortId}`, { name: 'Autumn' });
  await team.post(`/v1/portal/cohorts/${cohortId}/status`, { status: 'open' });
  await team.send('PUT', `/v1/portal/cohorts/${cohortId}/form`, { fields: [{ label: 'Problem' }] });
  await team.post(`/v1/portal/cohorts/${cohortId}/form/generate`, {});
  await team.post('/v1/portal/tokens/grants', { amount: 5, note: 'Invoice 7' });
  const webhook = await team.post('/v1/portal/webhooks', { url: 'https://example.com/' });
  const webhookPath = `/v1/portal/webhooks/${id(webhook)}`;
  await team.send('PATCH', webhookPath, { test_events: true });
  const { body: renewed } = await team.post(`${webhookPath}/rotate-secret`, {});
  await team.send('DELETE', webhookPath, undefined);
  const failed = String((await submitAndWait(owner.live, application(cohortId, { answers: [] })))['id']);
  const decision = { review_status: 'rejected', reason: 'Ada Okafor has no answers' };
  await team.send('PATCH', `/v1/portal/submissions/${failed}`, decision, { headers: { 'if-match': '*' } });
  const corrected = { ...decision, reason: 'Ada Okafor has given no answers' };
  await team.send('PATCH', `/v1/portal/submissions/${failed}`, corrected, { headers: { 'if-match': '*' } });
  const noteId = id(await team.post(`/v1/portal/submissions/${failed}/notes`, { text: 'Ada Okafor should try again' }));
  await team.send('PATCH', `/v1/portal/submissions/${failed}/notes/${noteId}`, {
    text: 'Ada Okafor should try once more',
  });
  await team.post(`/v1/portal/submissions/${failed}/retry`, {});
  await owner.live.post(`/v1/api/applications/${failed}/withdraw`, { reason: 'Ada Okafor has moved on' });
  await team.send('DELETE', `/v1/portal/submissions/${failed}`, undefined);
  const invited = await team.post<{ id: string; invite_url: string }>('/v1/portal/members', {
    email: 'new@example.com',
    role: 'viewer',
  });
  const invitation = invited.body.invite_url.split('/').at(-1) ?? '';
  await new ApiClient(service.baseUrl).post(`/v1/portal/invitations/${invitation}`, { password: NEW_PASSWORD });
  const reset = await team.post<{ reset_url: string }>(`/v1/portal/members/${invited.body.id}/password-reset`, {});
  await team.send('PATCH', `/v1/portal/members/${invited.body.id}`, { role: 'reviewer' });
  await team.send('DELETE', `/v1/portal/members/${invited.body.id}`, undefined);
  const passwords = { current_password: owner.password, new_password: NEW_PASSWORD };
  await team.send('PUT', '/v1/portal/session/password', passwords);
  await team.send('DELETE', '/v1/portal/session', undefined);

  const again = await PortalClient.signIn(service.baseUrl, { email: owner.email, password: NEW_PASSWORD });
  const answer = await again.get<{ audit_log: Entry[] }>(`${PATH}?limit=100`);
  expect(validatorOf(service).problemOfAnswer('GET', PATH, answer)).toBeNull();
  const { body, text } = answer;
  expect([...new Set(body.audit_log.map(({ action }) => action))].sort()).toEqual(
    AUDIT_ACTIONS.filter((action) => !OF_WORKERS.includes(action)).sort(),
  );
  const unnamed = body.audit_log.filter(({ actor_id }) => actor_id === null).map(({ action }) => action);
  expect(unnamed).toEqual(['api_key.created', 'api_key.created', 'organisation.created']);
  for (const secret of [
    String(key['key']),
    String(rotated['key']),
    String(webhook.body['secret']),
    String(renewed['secret']),
    owner.password,
    NEW_PASSWORD,
    invitation,
    reset.body.reset_url,
    'Okafor',
    'ada@example.com',
    'password_hash',
    'key_hash',
  ]) {
    expect(text).not.toContain(secret);
  }
});

describe('the list', () => {
  it('is newest first, and comes in pages that later entries do not shift', async () => {
    for (let n = 0; n < 5; n += 1) await world.cohort();
    const all = await log();
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { body: { audit_log: Entry[]; next_cursor: string | null } } = await portal.get(
        `${PATH}?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      found.push(...page.body.audit_log.map(({ id }) => id));
      cursor = page.body.next_cursor;
      await world.cohort();
    } while (cursor !== null);
    expect(found).toEqual(all.map(({ id }) => id));
    expect(found).toEqual([...found].sort().reverse());
  });

  it('can be narrowed down by action, actor, target and time', async () => {
    const { id } = await world.cohort({ status: 'closed' });
    await portal.post(`/v1/portal/cohorts/${id}/status`, { status: 'open' });
    const [entry] = await log(`&target_id=${id}`);
    expect(entry?.action).toBe('cohort.moved');
    expect((await log(`&target_id=${id}&action=cohort.moved`)).map(({ after }) => after)).toEqual([
      { status: 'open' },
      { status: 'closed' },
      { status: 'open' },
    ]);
    expect(await log(`&target_id=${id}&actor_id=${String(entry?.actor_id)}`)).toEqual([entry]);
    expect(await log(`&target_id=${id}&target_kind=api_key`)).toEqual([]);
    expect(await log(`&target_id=${id}&created_after=${String(entry?.created_at)}`)).toEqual([]);
    const earlier = await log(`&target_id=${id}&created_before=${String(entry?.created_at)}`);
    expect(earlier.map(({ action }) => action)).toEqual(['cohort.moved', 'cohort.moved', 'cohort.created']);
  });

  it.each(['action=nothing', 'actor_id=me', 'target_kind=x', 'target_id=1', 'created_after=then', 'cursor=x'])(
    'refuses ?%s',
    async (query) => {
      const answer = await portal.get(`${PATH}?${query}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', invalid_fields: [query.split('=')[0]] },
      });
    },
  );

  it('goes on with the same filters alone', async () => {
    const { body } = await portal.get(`${PATH}?limit=1`);
    const answer = await portal.get(`${PATH}?limit=1&action=cohort.created&cursor=${String(body['next_cursor'])}`);
    expect(answer).toMatchObject({ status: 400, body: { invalid_fields: ['cursor'] } });
  });
});

it('can be changed by nobody: not by the service’s role, and not by the owner of the table', async () => {
  const tenants = service.app.get(TenantDatabase, { strict: false });
  for (const statement of [
    'delete from audit_entries',
    `update audit_entries set action = 'x'`,
    'truncate audit_entries',
  ]) {
    const attempt = tenants.transaction(world.organisationId, (manager) => manager.query(statement));
    await expect(attempt).rejects.toThrow(/permission denied/);
    await expect(service.database.query(statement)).rejects.toThrow(/audit_entries is append-only/);
  }
  const rights = await service.database.query<{ privilege_type: string }[]>(
    `select privilege_type from information_schema.role_table_grants where table_name = 'audit_entries' and grantee = any($1) order by 1`,
    [Object.values(DATABASE_ROLES)],
  );
  expect(rights.map((right) => right.privilege_type)).toEqual(['INSERT', 'SELECT']);
});
