import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../../src/database/migrate.js';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';
import { CleanUp } from '../clean-up.js';
import { query } from '../ground.js';
import { describeMachine } from '../machine.js';
import { BenchProcess } from '../processes/bench-process.js';
import { toGrowthDocument } from './growth-document.js';
import { GrowthSide } from './growth-side.js';
import { measureGrowth } from './measure-growth.js';
import { seedLarge } from './seed-large.js';

const DOCUMENT = join('docs', 'growth.md');
const DEADLINE_MINUTES = 45;
const SMALL = 10_000;
const LARGE = 1_000_000;
/** Its p95 is the twelfth slowest: the third slowest of 60 was a matter of luck, above 1.5 for another case in each run. */
const ROUNDS = 240;
const MAIN = resolve('dist', 'service', 'main.js');
/** One client asks more in a minute than any key is meant to. */
const NO_LIMITS = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' };

/** A database of so many submissions, with the service on it. */
async function prepare(servers: OwnServers, count: number, place: number, cleanUp: CleanUp): Promise<GrowthSide> {
  const name = `growth_${count}`;
  await query(servers.postgres.url, `create database ${name}`);
  const address = new URL(servers.postgres.url);
  address.pathname = `/${name}`;
  await migrate(address.href);
  const organisation = await seedLarge(address.href, {
    count,
    seed: 1,
    progress: (made) => {
      process.stderr.write(`${made} of ${count}\n`);
    },
  });
  const env = {
    DATABASE_URL: address.href,
    REDIS_URL: `${servers.redis.url}/${place}`,
    ROLE: 'api',
    PORT: '0',
    ...NO_LIMITS,
  };
  const api = await BenchProcess.start({ name: `the service with ${count}`, main: MAIN, env, cwd: servers.folder });
  cleanUp.add(() => api.stop());
  return GrowthSide.open(`http://127.0.0.1:${api.port}`, address.href, organisation);
}

async function bench(cleanUp: CleanUp): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: String(LARGE) } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < SMALL) throw new Error(`--count must be a whole number from ${SMALL}`);
  const servers = await startOwnServers({ durable: false });
  cleanUp.add(() => servers.stop());
  const machine = await describeMachine(servers);
  const small = await prepare(servers, SMALL, 1, cleanUp);
  const large = await prepare(servers, count, 2, cleanUp);
  const rows = await measureGrowth(small, large, ROUNDS);
  const text = toGrowthDocument({
    date: new Date(),
    machine,
    rounds: ROUNDS,
    counts: { small: SMALL, large: count },
    rows,
  });
  process.stdout.write(text);
  if (count === LARGE) writeFileSync(DOCUMENT, text);
}

const cleanUp = new CleanUp();
const abandon = (reason: string): void => {
  process.stderr.write(`${reason}\n`);
  void cleanUp.run().then(() => {
    process.exit(1);
  });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    abandon(signal);
  });
setTimeout(() => {
  abandon(`Not done within ${DEADLINE_MINUTES} minutes`);
}, DEADLINE_MINUTES * 60_000).unref();

try {
  await bench(cleanUp);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}
