import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';
import { provideServiceLogin } from '../../src/database/service-login.js';
import { compareWithApi } from '../faults/api-view.js';
import { type Customer } from '../faults/attempts.js';
import { Ground } from '../faults/ground.js';
import { judge } from '../faults/invariants.js';
import { ServiceProcess } from '../faults/service-process.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { Balancer } from './balancer.js';
import { type Accounts, Build } from './build.js';
import { readReports } from './reports.js';
import { type Accepted, Traffic } from './traffic.js';

/** The steps of docs/operations.md, from an earlier version to this one and back, under load all the time. */

const LONG_MS = 240_000;
const SOME = 40;
const READ = ['/v1/api/applications?limit=20', '/v1/api/balance', '/v1/api/events?limit=20'];
const SETTINGS = {
  NODE_ENV: 'production',
  MIGRATE: 'never',
  DATABASE_POOL_SIZE: '8',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  SHUTDOWN_GRACE_SECONDS: '2',
};

const from = process.env['ROLLING_FROM'];
if (from === undefined) throw new Error('Run npm run test:rolling, which builds the earlier version');
const earlier = new Build(from);
const later = new Build(process.cwd());

let servers: OwnServers;
let ground: Ground;
let accounts: Accounts;
let customers: Customer[];
let balancer: Balancer;
let traffic: Traffic;
let migrated: string[];
let processes: ServiceProcess[] = [];

beforeAll(async () => {
  servers = await startOwnServers({ durable: true });
  ground = await Ground.prepare(servers, 'rolling', async (owner) => {
    accounts = { owner, service: await provideServiceLogin(owner) };
    await earlier.admin(accounts, 'migrate');
  });
  customers = [await customer('One'), await customer('Two')];
  balancer = new Balancer();
}, LONG_MS);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await balancer.stop();
  await ground.release();
  await servers.stop();
}, LONG_MS);

async function customer(name: string): Promise<Customer> {
  const words = ['--name', name, '--email', `${name.toLowerCase()}@example.com`, '--tokens', '1000000'];
  const { organisation_id: organisationId, keys } = await earlier.admin<{
    organisation_id: string;
    keys: Customer['keys'];
  }>(accounts, 'create-organisation', ...words);
  const cohort = ['--organisation', organisationId, '--name', 'Spring', '--status', 'open'];
  const { id: cohortId } = await earlier.admin<{ id: string }>(accounts, 'create-cohort', ...cohort);
  return { organisationId, keys, cohortId };
}

async function start(role: 'api' | 'worker', { main }: Build, name: string): Promise<ServiceProcess> {
  const folder = join(servers.folder, name);
  mkdirSync(folder, { recursive: true });
  const env = { ...SETTINGS, DATABASE_URL: accounts.service, REDIS_URL: servers.redis.url };
  const started = await ServiceProcess.start({ name, role, env, folder, main });
  processes.push(started);
  await started.untilReady();
  return started;
}

async function end(...ended: readonly ServiceProcess[]): Promise<void> {
  await Promise.all(ended.map((process) => process.stop()));
  processes = processes.filter((process) => !ended.includes(process));
  expect(ended.flatMap(({ misdeeds }) => misdeeds)).toEqual([]);
}

async function complete(): Promise<Accepted[]> {
  const rows = await ground.query<{ id: string }>(`select id from submissions where status = 'complete'`);
  const ids = new Set(rows.map(({ id }) => id));
  return traffic.accepted.filter(({ submissionId }) => ids.has(submissionId));
}

/** Until so many were sent since and so many reviewed, with nothing refused or unreadable on the way. */
async function goOn(): Promise<void> {
  const [sent, reviewed] = [traffic.attempts.length, (await complete()).length];
  await eventually(async () => traffic.attempts.length >= sent + SOME && (await complete()).length >= reviewed + SOME);
  expect(traffic.failures).toEqual([]);
}

interface Later {
  readonly newApi: ServiceProcess;
  readonly newWorker: ServiceProcess;
}

/** By the image of the earlier version alone, which the later schema has to fit. @returns the API that is left */
async function goBack({ newApi, newWorker }: Later): Promise<ServiceProcess> {
  if (migrated.length > 0 && !earlier.asksForFloor) {
    await expect(earlier.admin(accounts, 'migrate')).rejects.toThrow(/The database is of a later version/);
    return newApi;
  }
  const [api] = await Promise.all([start('api', earlier, 'api-3'), start('worker', earlier, 'worker-3')]);
  await balancer.add(api);
  await end(newWorker);
  await goOn();
  expect(await readReports(await complete(), [api.url, newApi.url])).toEqual([]);
  await end(newApi);
  await goOn();
  return api;
}

it(
  'upgrades and goes back under load: no request fails, no report is lost or cannot be read',
  async () => {
    const [oldApi, oldWorker] = await Promise.all([
      start('api', earlier, 'api-1'),
      start('worker', earlier, 'worker-1'),
    ]);
    await balancer.add(oldApi);
    const { keys } = customers[0] ?? { keys: { live: '' } };
    const known = await Promise.all(READ.map((path) => new ApiClient(oldApi.url, keys.live).get(path)));
    traffic = new Traffic(
      customers,
      balancer.urls,
      READ.filter((_, index) => known[index]?.status === 200),
    );
    await goOn();

    ({ migrated } = await later.admin<{ migrated: string[] }>(accounts, 'migrate'));
    await goOn();

    const [newApi, newWorker] = await Promise.all([start('api', later, 'api-2'), start('worker', later, 'worker-2')]);
    await balancer.add(newApi);
    await goOn();
    const both = [oldApi.url, newApi.url];
    expect(await readReports(await complete(), both)).toEqual([]);

    await end(oldWorker);
    await goOn();
    expect(await readReports(await complete(), both)).toEqual([]);
    await end(oldApi);
    await goOn();

    const api = await goBack({ newApi, newWorker });

    const outcomes = await traffic.stop();
    expect(traffic.failures).toEqual([]);
    await eventually(async () => (await ground.query('select from review_tasks limit 1')).length === 0);
    const verdict = await judge(ground, outcomes);
    expect(verdict).toEqual({ lost: [], doubled: [], doubleCharged: [], unsettled: [], wrong: [] });
    const asked = {
      attempts: traffic.attempts,
      keys: new Map(customers.map(({ organisationId, keys: { live } }) => [organisationId, live])),
    };
    expect(await compareWithApi(ground, api.url, asked, outcomes)).toEqual([]);
    const reports = await complete();
    expect(await readReports(reports, [api.url])).toEqual([]);
    process.stdout.write(
      `Migrations: ${migrated.join(', ') || 'none'}. ${traffic.requests} requests, ${reports.length} reports: 0 failed, 0 lost, 0 unreadable.\n`,
    );
  },
  LONG_MS,
);
