import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';
import { World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

const CALLERS = 5_000;
/** No key may hold more. */
const OF_KEY = 100;
const WAVE = 250;
const MAX_MIB = 150;
const POOL = 8;
/** Of the application that helps, in this process. */
const OTHER_POOL = 4;
/** One more in each process hears of changes. */
const FOR_CHANGES = 2;
/** Memory is compared when nothing in it is garbage. */
const COLLECT = ['--expose-gc', '--import', `data:text/javascript,process.on('SIGUSR2', () => globalThis.gc())`];

let service: TestApp;
let world: World;
let subject: ServiceProcess;
let baseUrl: string;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api', DATABASE_POOL_SIZE: String(OTHER_POOL) } });
  world = await World.create(service);
  subject = ServiceProcess.spawn(
    service.stores,
    { ROLE: 'api', RATE_LIMIT_PER_MINUTE: '100000', DATABASE_POOL_SIZE: String(POOL) },
    COLLECT,
  );
  baseUrl = await subject.ready();
});
afterAll(async () => {
  await subject.kill();
  await service.close();
});

async function gauge(name: string): Promise<number> {
  const { text } = await new ApiClient(baseUrl).get('/metrics');
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

/** Of the process, as soon as collecting garbage makes it no smaller. */
async function residentMiB(): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < 4; time += 1) {
    subject.signal('SIGUSR2');
    // It answers when it has collected.
    await new ApiClient(baseUrl).get('/health/live');
    least = Math.min(least, subject.residentMiB);
  }
  return least;
}

async function connections(): Promise<number> {
  const [row] = await service.database.query<{ n: number }[]>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'intake'`,
  );
  return row?.n ?? 0;
}

/** A caller that has as little of its own as can be. */
function call(port: number, path: string, key: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: intake\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`);
  return new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket
      .on('end', () => {
        resolve(text);
      })
      .on('error', reject);
  });
}

it('holds 5,000 callers without a connection for any of them, in less than 150 MB', async () => {
  const { id: cohortId } = await world.cohort();
  const id = await store(service, { organisationId: world.organisationId, cohortId });
  const keys: string[] = [];
  for (let at = 0; at < CALLERS / OF_KEY; at += 1) keys.push((await world.key()).key);
  // Everything that is made once is there before anything is measured.
  await Promise.all(keys.map((key) => new ApiClient(baseUrl, key).get(`/v1/api/applications/${id}`)));
  const before = await residentMiB();
  const port = Number(new URL(baseUrl).port);
  let [sent, answered, ended] = [0, 0, 0];
  const callOnce = (): void => {
    sent += 1;
    void call(port, `/v1/api/applications/${id}?wait=60`, keys[sent % keys.length] ?? '').then((text) => {
      answered += 1;
      if (text.startsWith('HTTP/1.1 200') && text.includes('"status":"failed"')) ended += 1;
    });
  };
  // A machine that is busy with other tests turns some of so many at once away: they come again.
  const callUntil = (due: number): void => {
    for (let missing = due - (sent - answered); missing > 0; missing -= 1) callOnce();
  };
  const descriptorsBefore = subject.descriptors;
  for (let due = WAVE; due <= CALLERS; due += WAVE) {
    await eventually(() => {
      callUntil(due);
      return subject.descriptors >= descriptorsBefore + due;
    });
  }
  await eventually(async () => {
    callUntil(CALLERS);
    return (await gauge('intake_http_requests_held')) === CALLERS;
  });
  expect(await connections()).toBeLessThanOrEqual(POOL + OTHER_POOL + FOR_CHANGES);
  expect((await residentMiB()) - before).toBeLessThan(MAX_MIB);
  await service.database.query('delete from review_tasks where submission_id = $1', [id]);
  await service.database.query(
    `update submissions set status = 'failed', failure_code = 'review_refused', version = version + 1 where id = $1`,
    [id],
  );
  await eventually(() => answered === sent, 20_000);
  expect(ended).toBe(CALLERS);
});
