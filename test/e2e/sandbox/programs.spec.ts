import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

it('lists one open stub cohort, of the shape that live cohorts have', async () => {
  await world.cohort();
  const live = await world.test.get<{ programs: [object] }>('/v1/api/programs');
  const { status, body } = await world.test.get<{ programs: [object] }>('/v1/api/sandbox/programs');
  expect(status).toBe(200);
  expect(body).toEqual({
    programs: [{ id: expect.any(String) as string, name: expect.any(String) as string, status: 'open' }],
    next_cursor: null,
  });
  expect(Object.keys(body.programs[0])).toEqual(Object.keys(live.body.programs[0]));
});
