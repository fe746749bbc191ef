import { request } from 'node:http';
import { RememberedAnswersRepository } from '../../../src/modules/idempotency/remembered-answers.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ApiClient } from '../../support/api-client.js';
import { application, World } from '../../support/world.js';

const SUBMIT = '/v1/api/applications';
const ROUNDS = 4;
const TWINS = 50;

let stores: TestStores;
let processes: TestApp[];
let world: World;

beforeAll(async () => {
  stores = await createTestStores();
  const start = (): Promise<TestApp> => startTestApp({ settings: { ROLE: 'api' }, stores });
  processes = [await start(), await start()];
  world = await World.create(first());
});
afterAll(async () => {
  for (const each of processes) await each.close();
  await stores.drop();
});

function first(): TestApp {
  const [process] = processes;
  if (process === undefined) throw new Error('no process');
  return process;
}

it('has one effect when fifty twins arrive at once on two processes', async () => {
  const { id: cohortId } = await world.cohort();
  const clients = processes.map(({ baseUrl }) => new ApiClient(baseUrl, world.keys.live));
  for (let round = 0; round < ROUNDS; round += 1) {
    const headers = { 'idempotency-key': `race-${String(round)}` };
    const answers = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: TWINS / clients.length }, () => client.post(SUBMIT, application(cohortId), { headers })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: TWINS }, () => 202));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') !== 'true')).toHaveLength(1);
  }
  const query = (sql: string): Promise<unknown> => first().database.query(sql, [world.organisationId]);
  const each = [{ n: ROUNDS }];
  expect(await query('select count(*)::int as n from submissions where organisation_id = $1')).toEqual(each);
  expect(await query('select count(*)::int as n from review_tasks where organisation_id = $1')).toEqual(each);
  expect(
    await query(`select count(*)::int as n from token_entries where organisation_id = $1 and kind = 'reserve'`),
  ).toEqual(each);
});

it('refuses a key that is sent twice in one request', async () => {
  const { hostname, port } = new URL(first().baseUrl);
  const status = await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: SUBMIT, method: 'POST' }, ({ statusCode }) => {
      resolve(statusCode);
    });
    sent.on('error', reject);
    sent.setHeader('Authorization', `Bearer ${world.keys.live}`);
    sent.setHeader('Content-Type', 'application/json');
    sent.setHeader('Idempotency-Key', ['a', 'b']);
    sent.end('{}');
  });
  expect(status).toBe(400);
});

it('purges what is older than a day, in bounded steps, and nothing younger', async () => {
  const { database, app } = first();
  await database.query(
    `insert into remembered_answers (organisation_id, environment, idempotency_key, fingerprint, body, created_at)
     select $1, 'live', 'old-' || n, '', '{}', now() - interval '24 hours 1 second' from generate_series(1, 7000) n`,
    [world.organisationId],
  );
  const answers = app.get(RememberedAnswersRepository, { strict: false });
  expect(await answers.purge()).toBe(true);
  expect(await answers.purge()).toBe(false);
  const left = await database.query<{ key: string }[]>(
    `select idempotency_key as key from remembered_answers order by 1`,
  );
  expect(left.map(({ key }) => key)).toEqual(Array.from({ length: ROUNDS }, (_, round) => `race-${String(round)}`));
});
