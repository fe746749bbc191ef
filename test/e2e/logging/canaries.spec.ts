import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Estate } from '../../isolation/estate.js';
import { newMember } from '../../isolation/members.js';
import { type Operation, OPERATIONS } from '../../isolation/operations.js';
import { ask, type Ids } from '../../isolation/requests.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { Applicant } from '../../support/applicant.js';
import { eventually } from '../../support/eventually.js';
import { LogLines } from '../../support/log-lines.js';
import { type PortalClient } from '../../support/portal-client.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { application } from '../../support/world.js';

/** In everything that is sent and stored; whatever of it turns up in a log is somebody's. */
const MARK = 'kanarie';
const ACCOUNT = `canaries_${randomUUID().replaceAll('-', '')}`;
const PASSWORD = `${MARK}-of-the-account`;
/** What recognises a caller; the rest of the tables is what requests are about. */
const OF_CALLERS = ['api_keys', 'members', 'organisations', 'portal_sessions'];
/** To wait for a lock takes seconds. */
const TIMEOUT_MS = 120_000;

const log = new LogLines();
let stores: TestStores;
let owner: pg.Client;
let postgres: TcpProxy;
let service: TestApp;
let estate: Estate;
let ids: Ids;
let tables: string[];
const secrets = new Set<string>();

beforeAll(async () => {
  stores = await createTestStores();
  owner = new pg.Client({ connectionString: stores.databaseUrl });
  await owner.connect();
  await owner.query(
    `create role ${ACCOUNT} login noinherit password '${PASSWORD}'; grant intake_tenant, intake_system to ${ACCOUNT}`,
  );
  postgres = await TcpProxy.to(stores.databaseUrl);
  const url = new URL(postgres.url);
  url.username = ACCOUNT;
  url.password = PASSWORD;
  service = await startTestApp({
    stores,
    serviceUrl: url.href,
    // All that are held up by a lock wait for it at once.
    settings: { LOG_LEVEL: 'debug', DATABASE_POOL_SIZE: '48' },
    log,
  });
  estate = await Estate.create(service);
  // Of the note that the estate has, only what is said in it matters here.
  ids = { note_id: randomUUID(), ...estate.ids };
  for (const key of Object.values(estate.world.keys)) secrets.add(key);
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  tables = rows.map(({ name }) => name).filter((name) => name !== 'migrations');
}, TIMEOUT_MS);
afterAll(async () => {
  await service.close();
  await postgres.cut();
  await owner.query(`drop owned by ${ACCOUNT}; drop role ${ACCOUNT}`);
  await owner.end();
  await stores.drop();
});

/** The documented body with the mark in all that people write. */
function marked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([member, of]) => [member, marked(of, member)]));
  if (typeof value !== 'string') return value;
  if (value.includes('@')) return `${MARK}.${value}`;
  return value.includes(' ') || ['name', 'text', 'note', 'external_id', 'value'].includes(name)
    ? `${value} ${MARK}`
    : value;
}

/** Sends what a client sends with the mark in headers as well. */
class MarkedClient extends ApiClient {
  constructor(private readonly client: ApiClient) {
    super('');
  }

  override send<T>(
    method: string,
    path: string,
    body: unknown,
    options: { headers?: Record<string, string> },
  ): Promise<Answer<T>> {
    const own = {
      'idempotency-key': `${MARK}-${randomUUID()}`,
      'user-agent': MARK,
      referer: `http://x/${MARK}`,
      traceparent: `00-${MARK}`,
    };
    return this.client.send<T>(method, path, body, { headers: { ...own, ...options.headers } });
  }
}

/** Each as somebody who may: of the team, everybody as a member of their own, since one of them signs out. */
async function callers(): Promise<Map<Operation, ApiClient>> {
  const stranger = new ApiClient(service.baseUrl);
  await eventually(async () => (await stranger.get('/health/ready')).status === 200);
  const found = new Map<Operation, ApiClient>();
  for (const operation of OPERATIONS) {
    const { kind } = operation.access;
    if (kind === 'portal') {
      const { client }: { client: PortalClient } = await newMember(service, estate.world, 'owner');
      secrets.add(client.session.replace('intake_session=', ''));
      found.set(operation, client);
    } else {
      found.set(operation, kind === 'public' ? stranger : kind === 'key' ? estate.world.live : estate.world.test);
    }
  }
  return found;
}

/** Asks for everything there is, and applies by the public form. The statuses of all answers. */
async function askForEverything(clients: Map<Operation, ApiClient>, isEachOnce = false): Promise<number[]> {
  const statuses: number[] = [];
  const sent = [...clients].map(async ([operation, client]) => {
    const bodies = operation.bodies.map((body) => marked(body) as object | undefined);
    const asked = isEachOnce ? { ...operation, bodies: bodies.slice(0, 1), queries: [] } : { ...operation, bodies };
    for (const { status } of await ask(new MarkedClient(client), asked, ids)) statuses.push(status);
  });
  const values = { founder_name: MARK, contact_email: `${MARK}@example.com`, what_problem_are_you_solving: MARK };
  const applicant = await applying;
  await Promise.all([...sent, applicant.send(values), applicant.open()]);
  return statuses;
}

let applying: Promise<Applicant>;

function isClean(): void {
  const { text } = log;
  expect(text).not.toMatch(new RegExp(MARK, 'i'));
  for (const secret of secrets) expect(text).not.toContain(secret);
  // No e-mail address, no hash of a password, no address of a caller.
  expect(text).not.toMatch(/[\w.-]@[\w-]+\.\w|\$argon2|127\.0\.0\.1|::1/);
}

function codes(): unknown[] {
  return log.lines.map(({ err }) => (err as { code?: unknown } | undefined)?.code);
}

it(
  'tells nothing of anybody while everything works',
  async () => {
    const { id: cohortId } = await estate.world.cohort({ publicForm: true });
    applying = Applicant.before(service, { id: cohortId, formVersion: 1 });
    const clients = await callers();
    const kept = new Map([...clients].filter(([{ method }]) => method !== 'DELETE'));
    const statuses = await askForEverything(kept);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(30);
    await log.first({ event: 'submission.complete' });
    expect(log.having({ event: 'request' }).length).toBeGreaterThan(statuses.length);
    isClean();
  },
  TIMEOUT_MS,
);

it.each<[string, () => string[]]>([
  ['what requests are about is locked', () => tables.filter((name) => !OF_CALLERS.includes(name))],
  ['everything is locked', () => tables],
])(
  'tells nothing of anybody while %s',
  async (_, locked) => {
    const clients = await callers();
    const submission = await estate.world.live.post(
      '/v1/api/applications',
      application(String(estate.ids['cohort_id']), { founder_name: MARK }),
    );
    expect(submission.status).toBe(202);
    log.clear();
    await owner.query(`begin; lock table ${locked().join(', ')} in access exclusive mode`);
    const statuses = await askForEverything(clients, true).finally(() => owner.query('rollback'));
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect(statuses).not.toContain(500);
    expect(codes()).toContain('55P03');
    isClean();
  },
  TIMEOUT_MS,
);

it(
  'tells nothing of anybody while connections are used up',
  async () => {
    const clients = await callers();
    log.clear();
    await owner.query(`alter role ${ACCOUNT} connection limit 1`);
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ACCOUNT]);
    const statuses = await askForEverything(clients).finally(() =>
      owner.query(`alter role ${ACCOUNT} connection limit -1`),
    );
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
    expect(statuses).not.toContain(500);
    expect(codes()).toContain('53300');
    isClean();
  },
  TIMEOUT_MS,
);

it(
  'tells nothing of anybody while PostgreSQL is gone',
  async () => {
    const clients = await callers();
    log.clear();
    await postgres.cut();
    const statuses = await askForEverything(clients).finally(() => postgres.restore());
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect(statuses).not.toContain(500);
    expect(codes()).toContain('ECONNREFUSED');
    isClean();
  },
  TIMEOUT_MS,
);
