import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';

interface List {
  applications: { reference: string; status: string }[];
}

const COUNT = 100;

let stores: TestStores;
let service: TestApp;

beforeAll(async () => {
  stores = await createTestStores();
  service = await startTestApp({ settings: { ROLE: 'api' }, stores });
});
afterAll(async () => {
  await service.close();
  await stores.drop();
});

/** An organisation of any size, past the service into its tables. */
async function seed(): Promise<{ keys: { live: string } }> {
  const { databaseUrl } = stores;
  const args = ['--count', String(COUNT), '--yes-into', new URL(databaseUrl).pathname.slice(1)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run-built.mjs', 'bench/growth/seed.main.js', ...args],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    },
  );
  return JSON.parse(stdout) as { keys: { live: string } };
}

it('seeds submissions that are listed as those are that the service took in', async () => {
  const { keys } = await seed();
  const { status, body } = await new ApiClient(service.baseUrl, keys.live).get<List>(
    `/v1/api/applications?limit=${COUNT}`,
  );
  expect(status).toBe(200);
  expect(body.applications.length).toBeGreaterThan(COUNT / 2);
  expect(body.applications.map((one) => one.status)).toContain('complete');
  const references = body.applications.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
  for (const reference of references) expect(reference).toMatch(/^[A-Z0-9]{1,5}-[A-Z0-9]{4,}$/);
});

it('counts them as the database counts what the service stores, in sums that are added up', async () => {
  const [row] = await service.database.query<{ standings: number }[]>(
    'select count(*)::int as standings from submission_standings',
  );
  const standings = row?.standings ?? 0;
  expect(standings).toBeGreaterThan(COUNT / 2);
  const counted = await service.database.query<{ sum: number }[]>(
    "select sum(count)::int as sum from cohort_statistics where fact like 'standing %'",
  );
  expect(counted).toEqual([{ sum: standings }]);
  expect(await service.database.query('select from cohort_statistics_changes')).toEqual([]);
});
