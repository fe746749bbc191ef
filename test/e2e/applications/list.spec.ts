import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { application, World } from '../../support/world.js';

interface List {
  applications: { id: string; cohort_id: string }[];
  next_cursor: string | null;
}

let service: TestApp;
let world: World;
let cohorts: [string, string];
/** In the order of submission. */
const ids: string[] = [];

async function submit(client: ApiClient, cohortId: string, change: Record<string, unknown> = {}): Promise<string> {
  const { body } = await client.post('/v1/api/applications', application(cohortId, change));
  return String(body['submission_id']);
}

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohorts = [(await world.cohort()).id, (await world.cohort()).id];
  for (const number of [0, 1, 2, 3, 4, 5]) {
    ids.push(
      await submit(world.live, cohorts[number % 2 === 0 ? 0 : 1], {
        external_id: `crm-${number}`,
        contact_email: `founder-${number}@example.com`,
      }),
    );
  }
  await submit(world.test, cohorts[0]);
  const stranger = await World.create(service);
  await submit(stranger.live, (await stranger.cohort()).id);
});

const list = (query: string, client = world.live) => client.get<List>(`/v1/api/applications?${query}`);
const idsOf = (body: List): string[] => body.applications.map((item) => item.id);

describe('GET /v1/api/applications', () => {
  it('lists what this key may see, newest first', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(ids.toReversed());
    expect(body.next_cursor).toBeNull();
  });

  it('pages without a gap or a repeat, also while others submit', async () => {
    const first = (await list('limit=2')).body;
    const added = await submit(world.live, cohorts[0]);
    const second = (await list(`limit=2&cursor=${first.next_cursor ?? ''}`)).body;
    const third = (await list(`limit=2&cursor=${second.next_cursor ?? ''}`)).body;
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids.toReversed());
    expect(third.next_cursor).toBeNull();
    await service.database.query('delete from submissions where id = $1', [added]);
  });

  it('filters by cohort, status, address, external id and time', async () => {
    expect(idsOf((await list(`cohort_id=${cohorts[1]}`)).body)).toEqual([ids[5], ids[3], ids[1]]);
    expect(idsOf((await list('status=complete')).body)).toEqual([]);
    expect(idsOf((await list('contact_email=founder-3@example.com')).body)).toEqual([ids[3]]);
    expect(idsOf((await list('external_id=crm-4')).body)).toEqual([ids[4]]);
    const { body: record } = await world.live.get(`/v1/api/applications/${ids[3] ?? ''}`);
    const at = String(record['submitted_at']);
    expect(idsOf((await list(`submitted_after=${at}`)).body)).not.toContain(ids[3]);
    expect(idsOf((await list(`submitted_before=${at}Z`)).body)).not.toContain(ids[3]);
    expect(
      idsOf((await list(`submitted_after=2020-01-01&submitted_before=2099-01-01T00:00:00%2B02:00`)).body),
    ).toHaveLength(6);
  });

  it('shows a restricted key only its cohort, whatever it asks for', async () => {
    const { client } = await world.key({ cohortId: cohorts[0] });
    expect(idsOf((await list('', client)).body)).toEqual([ids[4], ids[2], ids[0]]);
    expect(idsOf((await list(`cohort_id=${cohorts[1]}`, client)).body)).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1e1', 'limit=', 'limit=1.5', 'limit=1&limit=2'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      const error = query.includes('&') ? 'limit must be given once' : 'limit must be a whole number from 1 to 100';
      expect(body).toMatchObject({ error, code: 'invalid_request', invalid_fields: ['limit'] });
    },
  );

  it.each(['status=done', 'cohort_id=x', 'submitted_after=yesterday', 'submitted_before=2026-13-01', 'cursor=x'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request', invalid_fields: [query.split('=')[0]] });
    },
  );

  it('says how to write a zone whose + has become a space', async () => {
    expect((await list('submitted_after=2026-01-01T00:00:00+02:00')).body).toMatchObject({
      error: 'submitted_after must be an ISO 8601 date-time; in an address, write its + as %2B',
    });
    expect((await list('submitted_after=2026-01-01T00:00:00%2B02:00')).status).toBe(200);
    expect((await list('submitted_after=yesterday')).body).toMatchObject({
      error: 'submitted_after must be an ISO 8601 date-time',
    });
  });

  it.each(['contact_email', 'external_id'])('refuses a NUL or too long a text in %s', async (name) => {
    expect((await list(`${name}=%00`)).body).toMatchObject({ code: 'invalid_text', invalid_fields: [name] });
    expect((await list(`${name}=${'x'.repeat(300)}`)).body).toMatchObject({
      code: 'limit_exceeded',
      invalid_fields: [name],
    });
  });

  it('refuses a cursor with other filters, or of another caller', async () => {
    const { body } = await list('limit=2');
    const cursor = body.next_cursor ?? '';
    expect((await list(`limit=2&status=pending&cursor=${cursor}`)).status).toBe(400);
    expect((await list(`limit=2&cursor=${cursor}`, world.test)).status).toBe(400);
    expect((await list(`limit=5&cursor=${cursor}`)).status).toBe(200);
  });

  it('is compressed for callers that take that, when it is long, and says that this depends', async () => {
    const encodings = async (query: string, accepted: string): Promise<unknown[]> => {
      const { headers, body } = await world.live.get<List>(`/v1/api/applications?${query}`, {
        headers: { 'accept-encoding': accepted },
      });
      return [headers.get('content-encoding'), headers.get('vary'), body.applications.length];
    };
    expect(await encodings('', 'gzip, br')).toEqual(['gzip', 'Accept-Encoding', 6]);
    expect(await encodings('', 'identity')).toEqual([null, 'Accept-Encoding', 6]);
    expect(await encodings('', 'gzip;q=0')).toEqual([null, 'Accept-Encoding', 6]);
    expect(await encodings('limit=1', 'gzip')).toEqual([null, 'Accept-Encoding', 1]);
    const record = await world.live.get(`/v1/api/applications/${ids[0] ?? ''}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([record.headers.get('content-encoding'), record.headers.get('vary')]).toEqual([null, null]);
  });

  it('ignores query parameters that it does not know', async () => {
    expect((await list('__proto__=x&constructor=y&page=2')).status).toBe(200);
  });
});
