import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let id: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  id = String((await submitAndWait(world.live, application((await world.cohort()).id)))['id']);
});

const read = (path: string, ifNoneMatch?: string): Promise<Answer> =>
  world.live.get(
    `/v1/api/applications/${id}${path}`,
    ifNoneMatch === undefined ? {} : { headers: { 'if-none-match': ifNoneMatch } },
  );
const tagOf = async (path: string): Promise<string> => (await read(path)).headers.get('etag') ?? '';

describe.each(['', '/insights', '/insights?include=provenance'])('GET /v1/api/applications/{id}%s', (path) => {
  it('names its answer, and leaves it out for a caller that has it', async () => {
    const first = await read(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"a,b",W/${tag},"c"`, '*', ' * ']) {
      const { status, headers, text } = await read(path, known);
      expect([status, text]).toEqual([304, '']);
      expect(headers.get('etag')).toBe(tag);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBeNull();
      expect(headers.get('x-request-id')).not.toBeNull();
    }
  });

  it('sends it to everybody else', async () => {
    const tag = await tagOf(path);
    for (const unknown of ['"other"', tag.slice(1, -1), `${tag.slice(0, -1)}x"`, '', '"*"', 'nonsense']) {
      expect((await read(path, unknown)).status).toBe(200);
    }
  });

  it('is the same for HEAD', async () => {
    const tag = await tagOf(path);
    const { status, headers } = await world.live.send('HEAD', `/v1/api/applications/${id}${path}`, undefined, {
      headers: { 'if-none-match': tag },
    });
    expect([status, headers.get('etag')]).toEqual([304, tag]);
  });
});

it('gives different answers different tags', async () => {
  const other = await submitAndWait(world.live, application((await world.cohort()).id));
  const { headers } = await world.live.get(`/v1/api/applications/${String(other['id'])}`);
  const tags = [
    await tagOf(''),
    await tagOf('/insights'),
    await tagOf('/insights?include=provenance'),
    headers.get('etag'),
  ];
  expect(new Set(tags).size).toBe(4);
});

it('gives a record that was changed another tag, and its report the same', async () => {
  const [before, report] = [await tagOf(''), await tagOf('/insights')];
  const portal = await PortalClient.signIn(service.baseUrl, world);
  const decided = await portal.send(
    'PATCH',
    `/v1/portal/submissions/${id}`,
    { review_status: 'shortlisted' },
    { headers: { 'if-match': '*' } },
  );
  expect(decided.status).toBe(200);
  const { status, headers, body } = await read('', before);
  expect([status, body['review_status']]).toEqual([200, 'shortlisted']);
  expect(headers.get('etag')).not.toBe(before);
  expect((await read('/insights', report)).status).toBe(304);
});

it('compares after the wait', async () => {
  const { body } = await world.test.post(
    '/v1/api/applications',
    application((await world.cohort()).id, { contact_email: 'slow@simulator.test' }),
  );
  const path = `/v1/api/applications/${String(body['submission_id'])}`;
  const tag = async (): Promise<string> => (await world.test.get(path)).headers.get('etag') ?? '';
  const pending = await tag();
  await service.database.query('update submissions set version = version + 1 where id = $1', [body['submission_id']]);
  const options = { headers: { 'if-none-match': pending } };
  expect((await world.test.get(`${path}?wait=0.2`, options)).status).toBe(200);
  const known = await world.test.get(`${path}?wait=0.2`, { headers: { 'if-none-match': '*' } });
  expect([known.status, known.headers.get('retry-after')]).toEqual([304, '1']);
});

it('says when to ask for what was just accepted', async () => {
  const { headers, body } = await world.live.post('/v1/api/applications', application((await world.cohort()).id));
  expect(headers.get('location')).toBe(`/v1/api/applications/${String(body['submission_id'])}`);
  expect(headers.get('retry-after')).toBe('1');
});
