import { SUBMISSION_STATUSES } from '../../../src/modules/standings/submission-status.js';
import { Random } from '../../faults/random.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

interface List {
  readonly applications: { readonly id: string; readonly updated_at: string }[];
  readonly next_cursor: string | null;
}
interface Row {
  readonly id: string;
  readonly cohort_id: string;
  readonly status: string;
  readonly contact_email: string;
  readonly external_id: string | null;
  readonly environment: string;
  readonly at: string;
}

const random = new Random(11);
const EVER = '1970-01-01';

let service: TestApp;
let world: World;
let cohorts: string[];

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohorts = [(await world.cohort()).id, (await world.cohort()).id, (await world.cohort()).id];
  for (let number = 0; number < 80; number += 1) {
    const kind = random.next();
    const environment = number % 9 === 0 ? 'test' : 'live';
    await store(service, {
      organisationId: world.organisationId,
      cohortId: random.pick(cohorts),
      environment,
      contactEmail: `founder-${number % 7}@example.com`,
      externalId: `crm-${number}`,
      // Of few times, so that several share one.
      submittedAt: `2026-11-${10 + Math.floor(random.next() * 6)}T12:00:00.000${100 + Math.floor(random.next() * 3)}Z`,
      ...(kind < 0.2
        ? {}
        : kind < 0.3
          ? { status: 'processing' }
          : kind < 0.5
            ? { status: 'failed' }
            : { scores: [60, 60, 6] }),
      ...(environment === 'live' && number % 5 === 0 && { reviewStatus: 'interview' }),
    });
  }
  const stranger = await World.create(service);
  await store(service, { organisationId: stranger.organisationId, cohortId: (await stranger.cohort()).id });
});

const list = (query: Record<string, string>, client: ApiClient = world.live) =>
  client.get<List>(`/v1/api/applications?${new URLSearchParams(query).toString()}`);

async function listed(query: Record<string, string>, client?: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { status, body }: { status: number; body: List } = await list(
      { ...query, ...(cursor && { cursor }) },
      client,
    );
    expect(status).toBe(200);
    ids.push(...body.applications.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

/** What the list must show, worked out one row at a time. */
async function due(after: string, keep: (row: Row) => boolean, environment = 'live'): Promise<string[]> {
  const rows = await service.database.query<Row[]>(
    `select id, cohort_id, status, contact_email, external_id, environment from submissions
      where organisation_id = $1 and environment = $2 and updated_at > $3 order by updated_at, id`,
    [world.organisationId, environment, after],
  );
  return rows.filter(keep).map(({ id }) => id);
}

it('has what was updated since, the earliest first, page by page, with every other filter', async () => {
  const statuses = [...SUBMISSION_STATUSES, 'complete,failed', 'pending,complete', 'processing,pending'];
  for (const after of [EVER, '2026-11-12T12:00:00', '2026-11-14T12:00:00Z', '2099-01-01']) {
    const since = after.endsWith('Z') ? after : `${after}${after.includes('T') ? 'Z' : ''}`;
    expect(await listed({ updated_after: after, limit: '3' })).toEqual(await due(since, () => true));
    expect(await listed({ updated_after: after, limit: '2' }, world.test)).toEqual(
      await due(since, () => true, 'test'),
    );
    for (const status of statuses) {
      expect({ status, ids: await listed({ updated_after: after, status, limit: '4' }) }).toEqual({
        status,
        ids: await due(since, (row) => status.split(',').includes(row.status)),
      });
    }
    const cohort_id = cohorts[0] ?? '';
    expect(await listed({ updated_after: after, cohort_id, limit: '3' })).toEqual(
      await due(since, (row) => row.cohort_id === cohort_id),
    );
    const contact_email = 'founder-3@example.com';
    expect(await listed({ updated_after: after, contact_email, limit: '3' })).toEqual(
      await due(since, (row) => row.contact_email === contact_email),
    );
    expect(await listed({ updated_after: after, external_id: 'crm-4' })).toEqual(
      await due(since, (row) => row.external_id === 'crm-4'),
    );
  }
});

it('takes several statuses in every order, with commas or given several times', async () => {
  const newest = (await due(EVER, ({ status }) => status === 'failed' || status === 'pending')).sort().reverse();
  expect(await listed({ status: 'failed,pending', limit: '5' })).toEqual(newest);
  const { body } = await world.live.get<List>('/v1/api/applications?status=failed&status=pending&limit=100');
  expect(body.applications.map(({ id }) => id)).toEqual(newest);
  const portal = await PortalClient.signIn(service.baseUrl, world);
  const ofTeam = await portal.get<{ submissions: { id: string }[]; counts: { total: number } }>(
    '/v1/portal/submissions?status=pending,failed&limit=100',
  );
  expect(ofTeam.body.submissions.map(({ id }) => id)).toEqual(newest);
  expect(ofTeam.body.counts.total).toBe(newest.length);
  for (const wrong of ['failed,', 'failed,done', ' '])
    expect(await list({ status: wrong })).toMatchObject({ status: 400, body: { invalid_fields: ['status'] } });
});

it('meets again, at the end, what changes while somebody pages', async () => {
  const all = await listed({ updated_after: EVER, limit: '100' });
  const first = (await list({ updated_after: EVER, limit: '10' })).body;
  const seen = first.applications.map(({ id }) => id);
  const decided = (await due(EVER, ({ status }) => status === 'complete')).filter((id) => !seen.includes(id))[0] ?? '';
  const portal = await PortalClient.signIn(service.baseUrl, world);
  const headers = { 'if-match': '*' };
  await portal.send('PATCH', `/v1/portal/submissions/${decided}`, { review_status: 'approved' }, { headers });
  const rest = await listed({ updated_after: EVER, limit: '100', cursor: first.next_cursor ?? '' });
  expect([...seen, ...rest]).toEqual([...all.filter((id) => id !== decided), decided]);
});

it('shows what came in and was reviewed meanwhile to those who ask again from where they were', async () => {
  const newest = (await listed({ updated_after: EVER, limit: '100' })).at(-1) ?? '';
  const { body } = await world.live.get(`/v1/api/applications/${newest}`);
  const accepted = await world.live.post('/v1/api/applications', application(cohorts[1] ?? ''));
  const ids = await listed({ updated_after: String(body['updated_at']) });
  expect(ids.filter((id) => id !== newest)).toEqual([accepted.body['submission_id']]);
});

it('is of its own cohort for a restricted key, and goes on only with the same filters', async () => {
  const { client } = await world.key({ cohortId: cohorts[2] ?? '' });
  expect(await listed({ updated_after: EVER, limit: '7' }, client)).toEqual(
    await due(EVER, (row) => row.cohort_id === cohorts[2]),
  );
  expect(await listed({ updated_after: EVER, cohort_id: cohorts[0] ?? '' }, client)).toEqual([]);
  const cursor = (await list({ updated_after: EVER, limit: '2' })).body.next_cursor ?? '';
  for (const query of [{}, { updated_after: '2026-11-01' }, { updated_after: EVER, status: 'failed' }])
    expect((await list({ ...query, cursor })).status).toBe(400);
  expect((await list({ updated_after: EVER, limit: '2', cursor: `9~${cursor.split('~')[1] ?? ''}` })).status).toBe(400);
  expect((await list({ updated_after: 'yesterday' })).body).toMatchObject({ invalid_fields: ['updated_after'] });
});
