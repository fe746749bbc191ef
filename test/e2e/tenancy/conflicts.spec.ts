import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { barrier } from '../../support/barrier.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

it('does a transaction again that PostgreSQL gave up to end a deadlock', async () => {
  const tenants = service.app.get(TenantDatabase, { strict: false });
  const ids = [(await world.cohort()).id, (await world.cohort()).id];
  const started: string[] = [];
  const bothHoldOne = barrier(2);
  const lockInOrder = (name: string, [first, second]: (string | undefined)[]): Promise<void> =>
    tenants.transaction(world.organisationId, async (manager) => {
      started.push(name);
      const isAgain = started.length > 2;
      // Else it may take its first lock again before the other has woken up, which is one more deadlock.
      if (isAgain) await Promise.race(both);
      await manager.query('update cohorts set name = $2 where id = $1', [first, name]);
      await bothHoldOne();
      await manager.query('update cohorts set name = $2 where id = $1', [second, name]);
    });
  const both = [lockInOrder('a', ids), lockInOrder('b', [...ids].reverse())];
  await Promise.all(both);
  expect(started).toHaveLength(3);
});
