import { newId } from '../../../src/common/ids/uuid.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  // No worker: what is submitted stays owed.
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohortId = (await world.cohort({ reviewPrice: 3 })).id;
});

const pathOf = (id: string): string => `/v1/api/applications/${id}`;
const withdraw = (id: string, body?: object, client: ApiClient = world.live, headers: Record<string, string> = {}) =>
  client.send<Record<string, unknown>>('POST', `${pathOf(id)}/withdraw`, body, { headers });

async function submit(client: ApiClient = world.live): Promise<string> {
  const { body } = await client.post('/v1/api/applications', application(cohortId));
  return String(body['submission_id']);
}

const reviewed = (reviewStatus: 'interview' | null = null): Promise<string> =>
  store(service, { organisationId: world.organisationId, cohortId, scores: [60, 60, 6], reviewStatus });

const balance = async (): Promise<unknown> => {
  const { body } = await world.live.get('/v1/api/balance');
  return { balance: body['balance'], reserved: body['reserved'] };
};
const decide = (id: string, review_status: string | null) =>
  portal.send<Record<string, unknown>>(
    'PATCH',
    `/v1/portal/submissions/${id}`,
    { review_status },
    { headers: { 'if-match': '*' } },
  );
const detail = async (id: string) => (await portal.get(`/v1/portal/submissions/${id}`)).body;
const audited = async (id: string): Promise<Record<string, unknown>[]> => {
  const { body } = await portal.get<{ audit_log: Record<string, unknown>[] }>(`/v1/portal/audit-log?target_id=${id}`);
  return body.audit_log.filter(({ action }) => action === 'submission.withdrawn');
};

const eventsOf = async (id: string): Promise<unknown[]> => {
  const rows = await service.database.query<{ type: string }[]>(
    'select type from events where submission_id = $1 order by id',
    [id],
  );
  return rows.map(({ type }) => type);
};

describe('POST /v1/api/applications/{submission_id}/withdraw', () => {
  it('spares a review that is owed, and gives its tokens back to the organisation that paid for it', async () => {
    const before = await balance();
    const id = await submit();
    expect(await balance()).not.toEqual(before);
    const waiting = world.live.get(`${pathOf(id)}?wait=60`);
    const { status, body } = await withdraw(id, { reason: 'Joined another programme' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'failed',
      failure_code: 'withdrawn',
      review_status: 'withdrawn',
      is_preview: false,
    });
    expect(Date.parse(`${String(body['withdrawn_at'])}Z`)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect((await waiting).body).toEqual(body);
    expect((await world.live.get(pathOf(id))).body).toEqual(body);
    expect(await eventsOf(id)).toEqual(['application.accepted', 'application.failed', 'application.withdrawn']);
    expect(await balance()).toEqual(before);
    expect(await service.database.query('select 1 from review_tasks where submission_id = $1', [id])).toEqual([]);
    expect((await world.live.get(`${pathOf(id)}/insights`)).body).toMatchObject({
      code: 'insights_unavailable',
      failure_code: 'withdrawn',
    });
  });

  it('takes it from a worker that is at it', async () => {
    const before = await balance();
    const id = await submit();
    await service.database.query(
      `update review_tasks set lease_until = now() + interval '1 minute', fence = 7 where submission_id = $1`,
      [id],
    );
    await service.database.query(`update submissions set status = 'processing' where id = $1`, [id]);
    expect((await withdraw(id)).body).toMatchObject({ status: 'failed', failure_code: 'withdrawn' });
    expect(await balance()).toEqual(before);
  });

  it('leaves the team a report that is there, and tells it who took it back and why', async () => {
    const id = await reviewed('interview');
    const { body } = await withdraw(id, { reason: 'Found investors' });
    expect(body).toMatchObject({ status: 'complete', failure_code: null, review_status: 'withdrawn' });
    expect(await detail(id)).toMatchObject({
      review_status: 'withdrawn',
      withdrawn_at: body['withdrawn_at'],
      report: { clarity_score: 60 },
      decisions: [
        { from: 'interview', to: 'withdrawn', reason: 'Found investors', decided_by: null, by_applicant: true },
      ],
    });
    const [entry, ...others] = await audited(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor_kind: 'api_key',
      actor: 'First live key',
      before: { review_status: 'interview', is_withdrawn: false },
      after: { review_status: 'withdrawn', is_withdrawn: true },
    });
    expect(JSON.stringify(entry)).not.toContain('investors');
  });

  it('changes nothing when it is sent again, with a key or without', async () => {
    const id = await submit();
    const headers = { 'idempotency-key': newId() };
    const first = await withdraw(id, { reason: 'Once' }, world.live, headers);
    const again = await withdraw(id, { reason: 'Once' }, world.live, headers);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    const once = await withdraw(id, { reason: 'Twice' });
    expect([once.status, once.body, once.headers.get('idempotent-replayed')]).toEqual([200, first.body, null]);
    expect((await withdraw(id, { reason: 'Other' }, world.live, headers)).body['code']).toBe('idempotency_key_reused');
    expect(await audited(id)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(3);
    expect((await detail(id))['decisions']).toHaveLength(1);
    const { client } = await world.key({ cohortId });
    expect((await withdraw(id, { reason: 'Once' }, client, headers)).text).toBe(first.text);
  });

  it('happens once, however many ask at the same instant', async () => {
    const before = await balance();
    const id = await submit();
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(id, { reason: 'Now' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await audited(id)).toHaveLength(1);
    expect(await balance()).toEqual(before);
  });

  it('withdraws previews, which have no review status, and which the team sees as withdrawn', async () => {
    const owed = await submit(world.test);
    const { body } = await withdraw(owed, { reason: 'To try it' }, world.test);
    expect(body).toMatchObject({ status: 'failed', failure_code: 'withdrawn', review_status: null, is_preview: true });
    expect(body['withdrawn_at']).not.toBeNull();
    expect(await detail(owed)).toMatchObject({
      withdrawn_at: body['withdrawn_at'],
      decisions: [{ to: 'withdrawn', reason: 'To try it', by_applicant: true }],
    });
    const complete = await store(service, {
      organisationId: world.organisationId,
      cohortId,
      environment: 'test',
      scores: [60, 60, 6],
    });
    expect((await withdraw(complete, {}, world.test)).body).toMatchObject({ status: 'complete', review_status: null });
  });

  it('ends a review that is still owed although the team has put the application down as withdrawn', async () => {
    const before = await balance();
    const id = await submit();
    expect((await decide(id, 'withdrawn')).body).toMatchObject({ status: 'pending', review_status: 'withdrawn' });
    const { body } = await withdraw(id, { reason: 'It is true' });
    expect(body).toMatchObject({ status: 'failed', failure_code: 'withdrawn', review_status: 'withdrawn' });
    expect(await balance()).toEqual(before);
    expect(await service.database.query('select 1 from review_tasks where submission_id = $1', [id])).toEqual([]);
    expect((await eventsOf(id)).slice(2)).toEqual(['application.failed', 'application.withdrawn']);
    expect(await detail(id)).toMatchObject({ decisions: [{}, { reason: 'It is true', by_applicant: true }] });
    expect((await withdraw(id)).body).toEqual(body);
  });

  it('can be undone by the team alone, which then may have it reviewed', async () => {
    const id = await submit();
    await withdraw(id);
    const retry = () => portal.post(`/v1/portal/submissions/${id}/retry`, {});
    expect(await retry()).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', error: 'A submission that is withdrawn is not reviewed' },
    });
    expect((await decide(id, null)).body).toMatchObject({ review_status: null, withdrawn_at: null });
    expect((await retry()).status).toBe(202);
    expect((await decide(id, 'withdrawn')).body['withdrawn_at']).not.toBeNull();
  });

  it('is 404 for what this key may not see, or what was erased', async () => {
    const id = await reviewed();
    const other = await world.key({ cohortId: (await world.cohort()).id });
    const stranger = await World.create(service);
    for (const client of [other.client, world.test, stranger.live])
      expect((await withdraw(id, {}, client)).body).toMatchObject({ code: 'submission_not_found' });
    expect((await withdraw(newId())).status).toBe(404);
    await withdraw(id, { reason: 'Personal words' });
    await portal.send<Record<string, unknown>>('DELETE', `/v1/portal/submissions/${id}`, undefined);
    expect((await withdraw(id)).status).toBe(404);
    const reasons = await service.database.query('select reason from review_decisions where submission_id = $1', [id]);
    expect(reasons).toEqual([{ reason: null }]);
  });

  it.each([
    [{ reason: 7 }, 400, 'invalid_request'],
    [{ reason: 'x'.repeat(2_001) }, 422, 'limit_exceeded'],
    [{ reason: 'a\u0001' }, 422, 'invalid_text'],
  ])('refuses %j', async (body, status, code) => {
    const id = await reviewed();
    expect(await withdraw(id, body)).toMatchObject({ status, body: { code, invalid_fields: ['reason'] } });
    expect((await world.live.get(pathOf(id))).body['withdrawn_at']).toBeNull();
  });

  it('takes no body for an empty one, and null or a blank reason for none', async () => {
    for (const body of [undefined, {}, { reason: null }, { reason: '' }]) {
      const id = await reviewed();
      expect((await withdraw(id, body)).status).toBe(200);
      expect(await detail(id)).toMatchObject({ decisions: [{ reason: null }] });
    }
  });
});

it('shows the sandbox withdrawing whatever id it is asked for', async () => {
  const path = '/v1/api/sandbox/applications/any-id';
  const { status, body } = await world.test.post(`${path}/withdraw`, { reason: 'To try it' });
  expect([status, body['id'], body['withdrawn_at']]).toEqual([200, 'any-id', '2026-01-15T09:30:00.000']);
  expect((await world.test.get(path)).body['withdrawn_at']).toBeNull();
  const headers = { 'x-sandbox-scenario': 'submission_not_found' };
  expect((await world.test.post(`${path}/withdraw`, {}, { headers })).status).toBe(404);
});
