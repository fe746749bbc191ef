import { sharedTestApp } from '../../../setup/shared-app.js';
import { type Answer } from '../../../support/api-client.js';
import { application, World } from '../../../support/world.js';

let world: World;
let cohortId: string;

beforeAll(async () => {
  world = await World.create(await sharedTestApp('api'));
  cohortId = (await world.cohort()).id;
  await submit({ external_id: 'taken' });
});

const submit = (more: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> =>
  world.live.post('/v1/api/applications', application(cohortId, more), { headers });
const balance = async (): Promise<unknown> => (await world.live.get('/v1/api/balance')).body;

it('leaves nothing of what it refuses, not even its idempotency key', async () => {
  const before = await balance();
  expect((await submit({ external_id: 'taken' }, { 'Idempotency-Key': 'refused' })).status).toBe(409);
  expect(await balance()).toEqual(before);
  const retried = await submit({ external_id: 'free' }, { 'Idempotency-Key': 'refused' });
  expect([retried.status, retried.headers.get('idempotent-replayed')]).toEqual([202, null]);
});

it('takes in all that comes after a refusal, once each', async () => {
  expect((await submit({ external_id: 'taken' })).status).toBe(409);
  const headers = { 'Idempotency-Key': 'next' };
  const { body } = await submit({ external_id: 'next' }, headers);
  for (let count = 0; count < 9; count += 1) {
    const replayed = await submit({ external_id: 'next' }, headers);
    expect([replayed.status, replayed.body]).toEqual([202, body]);
    expect((await submit({})).status).toBe(202);
  }
});
