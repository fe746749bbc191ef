import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { buildAllIfNeeded } from '../../scripts/build-if-needed.mjs';
import { installIn } from '../../scripts/install.mjs';
import { findChromium, provideChromium } from '../../scripts/chromium.mjs';

const TEMPLATE_DATABASE = 'intake_template';
const MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
/** Several times what all databases and the write-ahead log of a run come to. */
const ENOUGH = 4 * 1_024 ** 3;

/**
 * Starts a PostgreSQL and a Redis for the whole run, and prepares the database that each spec file gets a copy of.
 * Plain JavaScript over the built service: Jest transforms what it runs before the tests with less care than the tests.
 */
export default async function globalSetup({ testPathPatterns }) {
  await Promise.all([buildAllIfNeeded(), installIn(resolve('checks'))]);
  if (asksForPortal(testPathPatterns?.patterns)) provideChromium();
  process.env.TEST_CHROMIUM = findChromium() ?? '';
  const { startLocalServices } = await import('../../dist/local/local-services.js');
  const { migrate } = await import('../../dist/src/database/migrate.js');
  await assertMigrationsAreListed();
  const services = await startLocalServices({
    dataDir: dataFolder(),
    log: (message) => process.stderr.write(`${message}\n`),
    postgres: true,
    redis: true,
    ephemeral: true,
    redisDistDir: resolve('.data', 'redis-dist'),
  });
  globalThis.testServices = services;
  const template = new URL(services.databaseUrl);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  process.env.TEST_DATABASE_URL = services.databaseUrl;
  process.env.TEST_TEMPLATE_DATABASE = TEMPLATE_DATABASE;
  process.env.TEST_REDIS_URL = services.redisUrl;
  const admin = new pg.Client({ connectionString: services.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  await migrate(template.href);
}

/** In memory where it can be: each spec file's database is written in full, and gone before anybody needs it on a disk. */
function dataFolder() {
  if (!hasMemory()) return mkdtempSync(join(tmpdir(), 'intake-test-'));
  const folder = mkdtempSync(join(MEMORY, 'intake-test-'));
  // Root's PostgreSQL runs under another account, and would live on the disk if that could not get here.
  chmodSync(folder, 0o711);
  return folder;
}

/** Enough of it, and open to PostgreSQL's programs, which root's may need a copy of beside its data. */
function hasMemory() {
  if (!existsSync(MOUNTS)) return false;
  const lines = readFileSync(MOUNTS, 'utf8').split('\n');
  const mount = lines.find((line) => line.split(' ')[1] === MEMORY);
  if (mount === undefined || mount.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

/** A run of a few specs of the service needs no browser. */
function asksForPortal(patterns = []) {
  return patterns.length === 0 || patterns.some((pattern) => pattern.includes('test/portal'));
}

/** Where one is left out, every spec that reads its column fails, and none says why. */
async function assertMigrationsAreListed() {
  const { MIGRATIONS } = await import('../../dist/src/database/migrations/migrations.js');
  const timeOf = (file) => file.slice(0, 13);
  const files = readdirSync('src/database/migrations').filter((file) => /^\d/.test(file));
  const listed = MIGRATIONS.map(({ name }) => name.slice(-13));
  const missing = files.filter((file) => !listed.includes(timeOf(file)));
  if (missing.length > 0) throw new Error(`src/database/migrations/migrations.ts does not name ${missing.join(', ')}`);
  if (listed.join() !== files.map(timeOf).sort().join())
    throw new Error('src/database/migrations/migrations.ts is not in the order of the times in the names');
}
