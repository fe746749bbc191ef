import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';
import { application, World } from '../../support/world.js';

const MINUTE = 60_000;

let stores: TestStores;
let helper: TestApp;
let world: World;
let cohortId: string;
let service: ServiceProcess | undefined;
let patient: Patient;

beforeAll(async () => {
  stores = await createTestStores();
  helper = await startTestApp({ settings: { ROLE: 'api' }, stores });
  world = await World.create(helper);
  cohortId = (await world.cohort()).id;
  patient = await Patient.end(stores);
});
afterEach(() => service?.kill());
afterAll(async () => {
  await patient.service.kill();
  await helper.close();
  await stores.drop();
});

const submit = async (): Promise<string> =>
  String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id']);

const TRICKLE_MS = 250;

/** A submission in the middle of being sent: the service has its head, and gets the rest in small pieces until it is finished. */
interface HalfSent {
  readonly request: ClientRequest;
  readonly finish: () => Promise<IncomingMessage>;
}

async function halfSent(baseUrl: string, agent: Agent): Promise<HalfSent> {
  const body = JSON.stringify(application(cohortId));
  const outgoing = request(`${baseUrl}/v1/api/applications`, {
    agent,
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.keys.live}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  let sent = 0;
  const trickle = setInterval(() => {
    outgoing.write(body.charAt(sent++));
  }, TRICKLE_MS);
  // Some are cut off; a test that minds hears of it by itself.
  outgoing
    .on('error', () => undefined)
    .on('close', () => {
      clearInterval(trickle);
    });
  const finish = async (): Promise<IncomingMessage> => {
    clearInterval(trickle);
    const answered = once(outgoing, 'response');
    outgoing.end(body.slice(sent));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
  return { request: outgoing, finish };
}

async function isRefused(baseUrl: string): Promise<boolean> {
  const { port, hostname } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** The process with so many requests held in it, of a submission that nobody reviews. */
async function holdIn(
  process: ServiceProcess,
  count: number,
): Promise<{ baseUrl: string; answers: Promise<unknown[]> }> {
  const baseUrl = await process.ready();
  const client = new ApiClient(baseUrl, world.keys.live);
  const path = `/v1/api/applications/${await submit()}?wait=60`;
  const answers = Promise.all(
    Array.from({ length: count }, async () => {
      const { status, body, headers } = await client.get(path);
      return [status, body['status'], headers.get('connection')];
    }),
  );
  await eventually(async () => (await client.get('/metrics')).text.includes(`intake_http_requests_held ${count}\n`));
  return { baseUrl, answers };
}

/** One that waits for a caller who goes on and never finishes: the other tests run meanwhile. */
class Patient {
  private constructor(
    readonly service: ServiceProcess,
    readonly cutOff: Promise<{ error: unknown; exitCode: number | null; ms: number }>,
  ) {}

  static async end(of: TestStores): Promise<Patient> {
    const service = ServiceProcess.spawn(of, { ROLE: 'api', SHUTDOWN_GRACE_SECONDS: '0' });
    const { request: outgoing } = await halfSent(await service.ready(), new Agent());
    const end = once(outgoing, 'error');
    const start = Date.now();
    service.signal('SIGTERM');
    const cutOff = end.then(async ([error]) => ({
      error: error as unknown,
      exitCode: await service.exitCode(),
      ms: Date.now() - start,
    }));
    return new Patient(service, cutOff);
  }
}

it(
  'says first that it is not ready, then answers everybody, then ends',
  async () => {
    // Fifty submissions in one instant need more than a few connections, or some are told to come again.
    service = ServiceProcess.spawn(stores, { ROLE: 'api', SHUTDOWN_GRACE_SECONDS: '5', DATABASE_POOL_SIZE: '40' });
    const { baseUrl, answers } = await holdIn(service, 20);
    // Connections that are kept for later, and one that was never used, keep nobody waiting.
    const agent = new Agent({ keepAlive: true });
    const unused = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    unused.on('error', () => undefined);
    const inFlight = await Promise.all(Array.from({ length: 50 }, () => halfSent(baseUrl, agent)));
    const client = new ApiClient(baseUrl, world.keys.live);

    const start = Date.now();
    service.signal('SIGTERM');
    await eventually(async () => (await client.get('/health/ready')).status === 503, 4_000);
    expect((await client.get('/v1/api/me')).status).toBe(200);
    expect(await isRefused(baseUrl)).toBe(false);
    service.signal('SIGTERM');
    service.signal('SIGINT');

    await eventually(() => isRefused(baseUrl));
    expect(Date.now() - start).toBeGreaterThanOrEqual(5_000);
    expect(new Set((await answers).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['[200,"pending","close"]']),
    );
    expect(service.hasExited).toBe(false);
    const accepted = await Promise.all(inFlight.map(({ finish }) => finish()));
    expect(accepted.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual(
      accepted.map(() => [202, 'close']),
    );
    expect(await service.exitCode()).toBe(0);
    expect(Date.now() - start).toBeLessThan(18_000);
    expect(await helper.database.query('select count(*)::int as n from submissions')).toEqual([{ n: 51 }]);
    agent.destroy();
  },
  MINUTE,
);

it(
  'does not keep a person at a terminal waiting',
  async () => {
    service = ServiceProcess.spawn(stores, { ROLE: 'all', SHUTDOWN_GRACE_SECONDS: '10' });
    await service.ready();
    const start = Date.now();
    service.signal('SIGINT');
    expect(await service.exitCode()).toBe(0);
    expect(Date.now() - start).toBeLessThan(9_000);
  },
  MINUTE,
);

it(
  'gives back what a worker was at',
  async () => {
    const id = await submit();
    const task = async (): Promise<unknown[]> =>
      helper.database.query('select attempt, lease_until from review_tasks where submission_id = $1', [id]);
    const obstacle = helper.database.createQueryRunner();
    await obstacle.startTransaction();
    // The review begins, and cannot get on.
    await obstacle.query('select 1 from submissions where id = $1 for update', [id]);
    service = ServiceProcess.spawn(stores, { ROLE: 'worker' });
    await eventually(
      async () => (await task()).some((row) => (row as { lease_until: unknown }).lease_until !== null),
      30_000,
    );
    service.signal('SIGTERM');
    await eventually(() => service?.log.some(({ msg }) => msg === 'Shutting down'));
    await obstacle.rollbackTransaction();
    await obstacle.release();
    expect(await service.exitCode()).toBe(0);
    expect(await task()).toEqual([{ attempt: 0, lease_until: null }]);
  },
  MINUTE,
);

it(
  'ends with an error after one that nobody caught, and answers everybody before',
  async () => {
    const mistake = `data:text/javascript,process.on('SIGUSR2',()=>{void Promise.reject(new Error('A mistake'))})`;
    service = ServiceProcess.spawn(stores, { ROLE: 'api' }, ['--import', mistake]);
    const { answers } = await holdIn(service, 3);
    service.signal('SIGUSR2');
    expect(await answers).toEqual(Array(3).fill([200, 'pending', 'close']));
    expect(await service.exitCode()).toBe(1);
    expect(service.log).toContainEqual(
      expect.objectContaining({ msg: 'Uncaught exception', origin: 'unhandledRejection' }),
    );
  },
  MINUTE,
);

it(
  'cuts off callers that do not finish in 10 seconds',
  async () => {
    const { error, exitCode, ms } = await patient.cutOff;
    expect([error, exitCode]).toEqual([expect.objectContaining({ code: 'ECONNRESET' }), 0]);
    expect(ms).toBeGreaterThanOrEqual(9_500);
    expect(ms).toBeLessThan(20_000);
  },
  MINUTE,
);
