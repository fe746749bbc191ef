import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

interface List {
  programs: { id: string; name: string; status: string }[];
  next_cursor: string | null;
}

let service: TestApp;
let world: World;
const ids: Record<string, string> = {};

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  for (const status of ['draft', 'open', 'closed', 'completed'] as const) {
    ids[status] = (await world.cohort({ status, name: `A ${status} one`, brief: 'Climate start-ups' })).id;
  }
  await (await World.create(service)).cohort();
});

const list = async (query = '', client = world.live): Promise<List> =>
  (await client.get<List>(`/v1/api/programs${query}`)).body;

describe('GET /v1/api/programs', () => {
  it('lists the cohorts this key could submit to now', async () => {
    expect(await list()).toEqual({
      programs: [{ id: ids['open'], name: 'A open one', status: 'open' }],
      next_cursor: null,
    });
  });

  it('widens on request', async () => {
    expect((await list('?status=all')).programs.map(({ status }) => status)).toEqual([
      'completed',
      'closed',
      'open',
      'draft',
    ]);
    expect((await list('?status=draft,closed')).programs.map(({ status }) => status)).toEqual(['closed', 'draft']);
    expect((await world.live.get('/v1/api/programs?status=ajar')).body).toMatchObject({
      code: 'invalid_request',
      invalid_fields: ['status'],
    });
  });

  it('pages', async () => {
    const first = await list('?status=all&limit=3');
    const second = await list(`?status=all&limit=3&cursor=${first.next_cursor ?? ''}`);
    expect([first.programs.length, second.programs.length, second.next_cursor]).toEqual([3, 1, null]);
  });

  it('shows a restricted key only its own, whatever its scopes', async () => {
    const { client } = await world.key({ cohortId: ids['closed'] ?? '', scopes: ['insights:read'] });
    expect((await list('', client)).programs).toEqual([]);
    expect((await list('?status=all', client)).programs.map(({ id }) => id)).toEqual([ids['closed']]);
  });
});

describe('GET /v1/api/programs/{cohort_id}', () => {
  it('shows any cohort of the organisation, with the form to answer', async () => {
    const { status, body } = await world.test.get<Record<string, unknown> & { form: { fields: unknown[] } }>(
      `/v1/api/programs/${ids['completed'] ?? ''}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ids['completed'],
      status: 'completed',
      description: null,
      opens_at: null,
      closes_at: null,
      form_validation: 'lenient',
      form: { version: 1 },
    });
    expect(body.form.fields[0]).toMatchObject({
      key: expect.stringMatching(/^[a-z][a-z0-9_]*$/) as string,
      label: expect.any(String) as string,
      sources: expect.any(Array) as unknown[],
      required: expect.any(Boolean) as boolean,
    });
  });

  it('is not sent again to a caller who has kept it, until something of it changes', async () => {
    const { id } = await world.cohort({ name: 'Before' });
    const read = (tag = ''): Promise<Answer> =>
      world.live.get(`/v1/api/programs/${id}`, { headers: { 'if-none-match': tag } });
    const first = await read();
    const tag = first.headers.get('etag') ?? '';
    expect([(await read(tag)).status, first.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    const portal = await PortalClient.signIn(service.baseUrl, world);
    expect(
      (await portal.send('PATCH', `/v1/portal/cohorts/${id}`, { name: 'After' }, { headers: { 'if-match': '*' } }))
        .status,
    ).toBe(200);
    const changed = await eventually(async () => {
      const answer = await read(tag);
      return answer.status === 200 ? answer : undefined;
    });
    expect(changed.body).toMatchObject({ name: 'After' });
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it('hides what the key may not see', async () => {
    const stranger = await World.create(service);
    const { client } = await world.key({ cohortId: ids['open'] ?? '' });
    for (const answer of [
      await stranger.live.get(`/v1/api/programs/${ids['open'] ?? ''}`),
      await client.get(`/v1/api/programs/${ids['closed'] ?? ''}`),
      await world.live.get('/v1/api/programs/none'),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ error: 'Cohort not found', code: 'cohort_not_found' });
    }
  });
});
