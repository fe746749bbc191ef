import { Intake } from '@application-intake/sdk';
import { freePort } from '../../local/free-port.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ServiceProcess } from '../support/service-process.js';
import { World } from '../support/world.js';

const APPLICATIONS = 30;
const TOKENS = 1_000;

let stores: TestStores;
let helper: TestApp;
let world: World;
let cohortId: string;
let port: string;
let subject: ServiceProcess;

beforeAll(async () => {
  stores = await createTestStores();
  helper = await startTestApp({ settings: { ROLE: 'api' }, stores });
  world = await World.create(helper, { tokens: TOKENS });
  cohortId = (await world.cohort()).id;
  port = String(await freePort());
  subject = start();
  await subject.ready();
});
afterAll(async () => {
  await subject.kill();
  await helper.close();
  await stores.drop();
});

const start = (): ServiceProcess => ServiceProcess.spawn(stores, { ROLE: 'all', PORT: port, LOG_LEVEL: 'info' });
const count = async (): Promise<number> => {
  const rows = await helper.database.query<{ n: number }[]>('select count(*)::int as n from submissions');
  return rows[0]?.n ?? NaN;
};

it('outlives the process it talks to: every application is submitted, reviewed and charged once', async () => {
  let sentAgain = 0;
  let tellAnswered: () => void = () => undefined;
  const firstAnswer = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });
  // With others on their way, or just answered; those of the second half find nobody, and then somebody else.
  const dead = firstAnswer.then(() => subject.kill());
  const restarted = dead.then(() => {
    subject = start();
  });
  const client = new Intake({
    apiKey: world.keys.live,
    baseUrl: `http://127.0.0.1:${port}`,
    logger: {
      debug: (line) => {
        if (line.startsWith('POST')) tellAnswered();
      },
      warn: (line) => {
        if (line.startsWith('/v1/api/applications: ')) sentAgain += 1;
      },
    },
  });
  const submissions = await Promise.all(
    Array.from({ length: APPLICATIONS }, async (_, number) => {
      if (number >= APPLICATIONS / 2) await dead;
      return client.applications.submitAndWait(
        { cohort_id: cohortId, contact_email: `f${number}@example.com`, answers: [{ key: 'why', value: 'It helps.' }] },
        { timeoutMs: 100_000 },
      );
    }),
  );
  await restarted;
  expect(sentAgain).toBeGreaterThan(0);
  expect(new Set(submissions.map(({ id }) => id)).size).toBe(APPLICATIONS);
  await expect(count()).resolves.toBe(APPLICATIONS);
  await expect(client.balance()).resolves.toEqual({ balance: TOKENS - APPLICATIONS, reserved: 0 });
});

it('gets the answer that was on its way when the process died', async () => {
  const before = await count();
  const statuses: number[] = [];
  const client = new Intake({
    apiKey: world.keys.live,
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      statuses.push(response.status);
      if (init?.method !== 'POST' || statuses.length > 1) return response;
      // It is committed, and the caller never hears of it.
      await response.arrayBuffer();
      await subject.kill();
      subject = start();
      throw new TypeError('terminated');
    },
  });
  const body = { cohort_id: cohortId, contact_email: 'ada@example.com', answers: [{ key: 'why', value: 'It helps.' }] };
  const { data, response } = await client.applications.submit(body, { retryForMs: 60_000 }).withResponse();
  expect(statuses).toEqual([202, 202]);
  expect(response.headers.get('idempotent-replayed')).toBe('true');
  await expect(count()).resolves.toBe(before + 1);
  await expect(client.applications.waitFor(data.submission_id)).resolves.toMatchObject({ status: 'complete' });
});
