import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { application, World } from '../../../support/world.js';

const BATCH = '/v1/api/applications/batch';

let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});

interface Result {
  readonly index: number;
  readonly status_code: number;
  readonly code?: string;
  readonly submission_id?: string;
  readonly request_id?: string;
}

async function submit(
  applications: unknown[],
  client = world.live,
): Promise<{ results: Result[]; requestId: string | null }> {
  const { status, body, headers } = await client.post<{ results: Result[] }>(BATCH, { applications });
  expect(status).toBe(207);
  return { results: body.results, requestId: headers.get('x-request-id') };
}
const stored = async (owner: World): Promise<string[]> =>
  (
    await service.database.query<{ id: string }[]>('select id from submissions where organisation_id = $1', [
      owner.organisationId,
    ])
  ).map(({ id }) => id);

it('accepts and refuses each by itself, in the order of the request', async () => {
  const owner = await World.create(service);
  const { id } = await owner.cohort();
  const { results, requestId } = await submit(
    [
      application(id, { external_id: 'a' }),
      application(id, { contact_email: 'nonsense' }),
      'no object',
      application(id, { external_id: 'a' }),
      application(cohortId),
      application(id),
    ],
    owner.live,
  );
  expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status_code }) => status_code)).toEqual([202, 422, 400, 409, 404, 202]);
  expect(results.map(({ code }) => code)).toEqual([
    undefined,
    'invalid_contact_email',
    'invalid_json',
    'duplicate_external_id',
    'cohort_not_found',
    undefined,
  ]);
  expect(results[1]?.request_id).toBe(requestId);
  expect(results[3]?.submission_id).toBe(results[0]?.submission_id);
  expect((await stored(owner)).sort()).toEqual([results[0]?.submission_id, results[5]?.submission_id].sort());
});

it('accepts as many as the balance covers, and charges for no more', async () => {
  const owner = await World.create(service, { tokens: 3 });
  const { id } = await owner.cohort();
  const { results } = await submit(
    Array.from({ length: 5 }, () => application(id)),
    owner.live,
  );
  expect(results.map(({ status_code }) => status_code)).toEqual([202, 202, 202, 402, 402]);
  expect(await stored(owner)).toHaveLength(3);
  expect((await owner.live.get('/v1/api/balance')).body).toEqual({ balance: 0, reserved: 3 });
});

it('judges each as it was sent, whatever else is in it', async () => {
  const clutter = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`clutter_${n}`, [[n]]]));
  const { results } = await submit([{ ...clutter, ...application(cohortId) }]);
  expect(results.map(({ status_code }) => status_code)).toEqual([202]);
});

it('takes a hundred', async () => {
  const { results } = await submit(Array.from({ length: 100 }, () => application(cohortId, { answers: [] })));
  expect(results.filter(({ status_code }) => status_code === 202)).toHaveLength(100);
});

it.each([
  ['none', { applications: [] }, 422, 'limit_exceeded'],
  ['more than a hundred', { applications: Array.from({ length: 101 }, () => ({})) }, 422, 'limit_exceeded'],
  ['no list', { applications: {} }, 400, 'invalid_request'],
  ['nothing', {}, 400, 'invalid_request'],
])('refuses %s', async (_, body, status, code) => {
  const answer = await world.live.post(BATCH, body);
  expect([answer.status, answer.body['code'], answer.body['invalid_fields']]).toEqual([status, code, ['applications']]);
});
