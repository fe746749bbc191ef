import { join } from 'node:path';
import { Redis } from 'ioredis';
import { assertServiceRights } from '../../src/database/service-rights.js';
import { migrate } from '../../src/database/migrate.js';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';
import { eventually } from '../support/eventually.js';
import { PostgresTools } from '../support/postgres-tools.js';
import { WEAK } from '../support/sample-applications.js';
import { ServiceProcess } from '../support/service-process.js';
import { application } from '../support/world.js';
import { admin, ask, DATABASE, GRANTED, makeAccounts, OWNER, PASSWORD, SERVICE, urlFor } from './operated-system.js';

/** What docs/operations.md has an operator do, done with PostgreSQL's own programs on two systems. */

const LONG_MS = 240_000;
const BATCHES = 60;
const BATCH = 50;

const DUMP_HAS_BEGUN = `select from pg_stat_activity where application_name = 'pg_dump' and backend_xmin is not null`;

let tools: PostgresTools;
let before: OwnServers;
let after: OwnServers;
let processes: ServiceProcess[] = [];
let dump: string;
/** Answered 202 before the dump was begun. */
let acceptedBefore: string[];
let key: string;

function start(servers: OwnServers, role: 'api' | 'worker'): ServiceProcess {
  const stores = { databaseUrl: urlFor(servers, SERVICE), redisUrl: servers.redis.url };
  const started = ServiceProcess.spawn(stores, {
    ROLE: role,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  processes.push(started);
  return started;
}

async function submit(baseUrl: string, cohortId: string, batch: number): Promise<string[]> {
  const applications = Array.from({ length: BATCH }, (_, n) =>
    application(cohortId, {
      founder_name: `Founder ${batch}-${n}`,
      answers: WEAK.map(({ key: question, value }) => ({ key: question, value })),
    }),
  );
  const response = await fetch(`${baseUrl}/v1/api/applications/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ applications }),
  });
  const { results } = (await response.json()) as { results: { submission_id: string }[] };
  return results.map(({ submission_id: id }) => id);
}

beforeAll(async () => {
  [before, after] = await Promise.all([startOwnServers({ durable: true }), startOwnServers({ durable: true })]);
  tools = await PostgresTools.find(17);
  dump = join(before.folder, 'intake.dump');
}, LONG_MS);
afterAll(async () => {
  await Promise.all([before.stop(), after.stop()]);
}, LONG_MS);
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  processes = [];
}, LONG_MS);

it(
  'dumps a system under load that was set up by the documented commands',
  async () => {
    await makeAccounts(tools, before);
    await admin(before, 'migrate');
    const created = await admin<{ organisation_id: string; keys: { live: string } }>(
      before,
      'create-organisation',
      '--name',
      'Acme',
      '--email',
      'a@example.com',
      '--tokens',
      '100000',
    );
    key = created.keys.live;
    const cohort = await admin<{ id: string }>(
      before,
      'create-cohort',
      '--organisation',
      created.organisation_id,
      '--name',
      'Spring',
      '--status',
      'open',
    );
    const worker = start(before, 'worker');
    const [baseUrl] = await Promise.all([start(before, 'api').ready(), worker.ready()]);
    const accepted: string[] = [];
    let dumping: Promise<unknown> | undefined;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      // Frozen for a moment, so that something is owed in the dump however fast it is.
      if (batch === BATCHES / 2) worker.signal('SIGSTOP');
      accepted.push(...(await submit(baseUrl, cohort.id, batch)));
      if (batch !== BATCHES / 2) continue;
      acceptedBefore = [...accepted];
      dumping = tools.run('pg_dump', [
        '--format=custom',
        '--enable-row-security',
        `--file=${dump}`,
        urlFor(before, OWNER),
      ]);
      await eventually(async () => (await ask(before.postgres.url, DUMP_HAS_BEGUN)).length === 1);
      worker.signal('SIGCONT');
    }
    expect(await dumping).toEqual({ status: 0, stderr: '' });
    expect(accepted).toHaveLength(BATCHES * BATCH);
  },
  LONG_MS,
);

it(
  'says which statements a server lacks when the roles were not restored first',
  async () => {
    const admin = new URL(after.postgres.url);
    admin.pathname = '/postgres';
    await ask(admin.href, `create role poor_owner login createdb password '${PASSWORD}'`);
    await ask(admin.href, `create database ${DATABASE} owner poor_owner`);
    await expect(migrate(urlFor(after, 'poor_owner'))).rejects.toThrow(
      'The account poor_owner may not create the roles of the service. Have an administrator of PostgreSQL run: ' +
        'create role intake_tenant nologin; create role intake_system nologin; grant intake_tenant, intake_system to poor_owner;',
    );
    const naive = await tools.run('pg_restore', ['--no-owner', `--dbname=${urlFor(after, 'poor_owner')}`, dump]);
    expect(naive.status).toBe(1);
    await expect(assertServiceRights(urlFor(after, 'poor_owner'))).rejects.toThrow(
      /^The roles of the service are missing on this server .*create role intake_tenant nologin; create role intake_system nologin; grant intake_tenant, intake_system to poor_owner; Then give the rights back with the command repair-rights\.$/,
    );
    await ask(admin.href, `drop database ${DATABASE} with (force)`);
  },
  LONG_MS,
);

describe.each([
  ['its owner', OWNER, ['--no-comments']],
  ['its owner without privileges', OWNER, ['--no-comments', '--no-privileges']],
  ['a superuser', 'intake', []],
])('restored into an empty system by %s', (_, account, options) => {
  afterAll(async () => {
    const admin = new URL(after.postgres.url);
    admin.pathname = '/postgres';
    await ask(admin.href, `drop database ${DATABASE} with (force)`);
  }, LONG_MS);

  it(
    'brings every accepted submission to its end',
    async () => {
      await makeAccounts(tools, after);
      const redis = new Redis(after.redis.url);
      await redis.flushall();
      redis.disconnect();
      const superuser = new URL(after.postgres.url);
      superuser.pathname = `/${DATABASE}`;
      const url = account === OWNER ? urlFor(after, OWNER) : superuser.href;
      const restored = await tools.run('pg_restore', [
        '--single-transaction',
        '--exit-on-error',
        ...options,
        `--dbname=${url}`,
        dump,
      ]);
      expect(restored).toEqual({ status: 0, stderr: '' });
      if (options.includes('--no-privileges')) await admin(after, 'repair-rights');
      expect(await ask(superuser.href, GRANTED)).toEqual(await ask(urlFor(before, OWNER), GRANTED));
      const owed = await ask<{ n: number }>(superuser.href, 'select count(*)::int as n from review_tasks');
      expect(owed[0]?.n).toBeGreaterThan(0);
      await Promise.all([start(after, 'api').ready(), start(after, 'worker').ready()]);
      await eventually(
        async () => (await ask(superuser.href, 'select 1 from review_tasks limit 1')).length === 0,
        LONG_MS / 2,
      );
      const states = await ask<{ id: string; status: string; reports: number; charges: number }>(
        superuser.href,
        `
      select id, status, (select count(*)::int from insights_reports where submission_id = submissions.id) as reports,
             (select count(*)::int from token_entries where submission_id = submissions.id and kind = 'settle') as charges
        from submissions`,
      );
      expect(
        states.filter(({ status, reports, charges }) => status !== 'complete' || reports !== 1 || charges !== 1),
      ).toEqual([]);
      const known = new Set(states.map(({ id }) => id));
      expect(acceptedBefore.filter((id) => !known.has(id))).toEqual([]);
      expect(acceptedBefore.length).toBeGreaterThan(1_000);
    },
    LONG_MS,
  );
});
