import { type INestApplication } from '@nestjs/common';
import { FingerprintIndexRepository } from '../../../src/modules/overlaps/fingerprint-index.repository.js';
import { FingerprintIndexer } from '../../../src/modules/review/worker/fingerprint.indexer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { application, submitAndWait, World } from '../../support/world.js';

let stores: TestStores;
let service: TestApp;
let world: World;

beforeAll(async () => {
  stores = await createTestStores();
  service = await startTestApp({ stores, overrides: [{ provide: FingerprintIndexer, useValue: {} }] });
  world = await World.create(service);
});
afterAll(async () => {
  await service.close();
  await stores.drop();
});

const indexOf = (app: INestApplication): FingerprintIndexRepository =>
  app.get(FingerprintIndexRepository, { strict: false });
/** Of how many submissions they wait, and of how many they are where they are looked up. */
async function counts(): Promise<number[]> {
  const [row] = await service.database.query<{ waiting: number; indexed: number }[]>(
    `select (select count(*) from waiting_fingerprints)::int as waiting,
            (select count(distinct submission_id) from answer_fingerprints)::int as indexed`,
  );
  return row === undefined ? [] : [row.waiting, row.indexed];
}

it('wait until a worker has nothing else to do', async () => {
  const { id: cohortId } = await world.cohort();
  for (let nth = 0; nth < 3; nth += 1) await submitAndWait(world.live, application(cohortId));
  expect(await counts()).toEqual([3, 0]);
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
  await eventually(async () => (await counts()).join() === '0,3');
  await worker.close();
});

it('are indexed once, by however many at the same time, and a few at a time when so asked', async () => {
  const { id: cohortId } = await world.cohort();
  const before = (await counts())[1] ?? 0;
  for (let nth = 0; nth < 5; nth += 1) await submitAndWait(world.live, application(cohortId));
  const index = indexOf(service.app);
  expect(await index.nextOrganisation()).toBe(world.organisationId);
  expect(await index.bringUpToDate(world.organisationId, 2)).toBe(2);
  expect(await counts()).toEqual([3, before + 2]);
  const done = await Promise.all([1, 2, 3].map(() => index.bringUpToDate(world.organisationId, 100)));
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(3);
  expect(await counts()).toEqual([0, before + 5]);
  expect(await index.nextOrganisation()).toBeUndefined();
});
