import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { tokens: 7 });
});

it('GET /v1/api/me says what the key is, to any valid key', async () => {
  const cohort = await world.cohort();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { client } = await world.key({
    environment: 'test',
    scopes: ['insights:read'],
    cohortId: cohort.id,
    expiresAt,
  });
  expect((await client.get('/v1/api/me')).body).toEqual({
    organisation: expect.stringMatching(/^Organisation \d+$/) as string,
    env: 'test',
    key_name: 'A key',
    scopes: ['insights:read'],
    cohort_id: cohort.id,
    expires_at: expiresAt.toISOString().slice(0, -1),
  });
});

it('GET /v1/api/balance is the organisation’s, in both environments', async () => {
  for (const client of [world.live, world.test]) {
    expect((await client.get('/v1/api/balance')).body).toEqual({ balance: 7, reserved: 0 });
  }
});
