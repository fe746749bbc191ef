import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { application, World } from '../../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { tokens: 3 });
});

describe('POST /v1/api/applications, 403', () => {
  it('a key without the scope', async () => {
    const { client } = await world.key({ scopes: ['applications:read', 'insights:read'] });
    const { status, headers, body } = await client.post('/v1/api/applications', undefined, { raw: '[' });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      error: 'This API key lacks the scope applications:write',
      code: 'insufficient_scope',
      required_scopes: ['applications:write'],
    });
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });

  it.each(['draft', 'closed', 'completed'] as const)('a %s cohort', async (status) => {
    const cohort = await world.cohort({ status });
    const answer = await world.live.post('/v1/api/applications', application(cohort.id, { contact_email: 'wrong' }));
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      error: 'This cohort is not currently accepting applications',
      code: 'cohort_not_open',
    });
  });

  it('a key restricted to another cohort', async () => {
    const own = await world.cohort();
    const other = await world.cohort();
    const { client } = await world.key({ cohortId: own.id });
    const answer = await client.post('/v1/api/applications', application(other.id, { answers: 'wrong' }));
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      error: 'This API key is not authorized for this cohort',
      code: 'cohort_not_authorized',
    });
    expect((await client.post('/v1/api/applications', application(own.id))).status).toBe(202);
  });
});

describe('POST /v1/api/applications, 404', () => {
  it.each(['01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'no-uuid', "' or 1=1 --"])('cohort %p', async (id) => {
    const { status, body } = await world.live.post('/v1/api/applications', application(id));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Cohort not found', code: 'cohort_not_found' });
  });

  it('a cohort of another organisation, even a closed one', async () => {
    const other = await World.create(service);
    const cohort = await other.cohort({ status: 'closed' });
    expect((await world.live.post('/v1/api/applications', application(cohort.id))).status).toBe(404);
  });

  it.each(['01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'no-uuid', ''])('schema %p', async (schema_id) => {
    const cohort = await world.cohort();
    const { status, body } = await world.live.post('/v1/api/applications', application(cohort.id, { schema_id }));
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Schema not found', code: 'schema_not_found' });
  });

  it('a schema of another organisation', async () => {
    const other = await World.create(service);
    const theirs = await other.cohort();
    const schema = await other.live.post('/v1/api/schema', { cohort_id: theirs.id, fields: [{ label: 'Problem' }] });
    const ours = await world.cohort();
    const { status } = await world.live.post(
      '/v1/api/applications',
      application(ours.id, { schema_id: schema.body['schema_id'] }),
    );
    expect(status).toBe(404);
  });
});

describe('POST /v1/api/applications, 409 and 402', () => {
  it('an external_id that is in use, naming its owner; nothing is charged', async () => {
    const cohort = await world.cohort();
    const body = application(cohort.id, { external_id: 'crm-1' });
    const first = await world.live.post('/v1/api/applications', body);
    const before = (await world.live.get('/v1/api/balance')).body;
    const second = await world.live.post('/v1/api/applications', body);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      error: 'external_id is already in use',
      code: 'duplicate_external_id',
      submission_id: first.body['submission_id'],
    });
    expect((await world.live.get('/v1/api/balance')).body).toEqual(before);
  });

  it('spends the last token once, however many ask for it at the same instant', async () => {
    const poor = await World.create(service, { tokens: 1 });
    const cohort = await poor.cohort();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => poor.live.post('/v1/api/applications', application(cohort.id))),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 202)) {
      expect(body).toMatchObject({
        error: 'Insufficient token balance',
        code: 'insufficient_tokens',
        balance: 0,
        required: 1,
      });
    }
    expect(await count(poor, 'submissions')).toBe(1);
    expect(await count(poor, 'review_tasks')).toBe(1);
  });
});

async function count(owner: World, table: string): Promise<number> {
  const [row] = await service.database.query<{ n: number }[]>(
    `select count(*)::int as n from ${table} where organisation_id = $1`,
    [owner.organisationId],
  );
  return row?.n ?? -1;
}

it('refuses many at once whose external_id is taken, without running out of connections', async () => {
  const rich = await World.create(service);
  const cohort = await rich.cohort();
  const body = application(cohort.id, { external_id: 'crm-9' });
  await rich.live.post('/v1/api/applications', body);
  const answers = await Promise.all(Array.from({ length: 30 }, () => rich.live.post('/v1/api/applications', body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(409));
});
