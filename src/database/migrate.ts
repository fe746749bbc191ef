import { type Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseSetupError } from './database-setup.error.js';
import { ownerDataSourceOptions } from './data-source.js';
import { assertRolesCanBe, lackOfRights, owedMigrations } from './migration-rights.js';
import { MIGRATIONS } from './migrations/migrations.js';

/** Any constant will do; all processes must use the same. */
export const MIGRATION_LOCK = 4_217_301;

type Log = Pick<Logger, 'info'>;
const NO_LOG: Log = { info: () => undefined };

/**
 * Brings the database up to date. Several processes may start together: the first migrates, the others wait for it. Where
 * nothing is owed, an account that may only look is enough.
 * @returns the names of the migrations that were made
 */
export function migrate(url: string, log: Log = NO_LOG): Promise<string[]> {
  return asOwner(url, async (source, lock) => {
    try {
      const owed = await owedMigrations(lock, log);
      if (owed.length === 0) return [];
      await assertRolesCanBe(lock);
      await takeLock(lock, log);
      // A new database is made in a second: a line for each step of that would bury what a newcomer is told.
      const isNew = owed.length === MIGRATIONS.length;
      if (!isNew) timeMigrations(source, log);
      const startedAt = performance.now();
      const made = (await source.runMigrations()).map(({ name }) => name);
      const ms = Math.round(performance.now() - startedAt);
      if (isNew && made.length > 0)
        log.info({ event: 'database.created', migrations: made.length, ms }, 'Made the tables of a new database');
      return made;
    } catch (error) {
      throw await lackOfRights(error, lock);
    }
  });
}

/** For a start that is to leave migrations to `admin migrate`. @throws DatabaseSetupError when any is owed */
export function assertMigrated(url: string, log: Log = NO_LOG): Promise<void> {
  return asOwner(url, async (_, manager) => {
    const owed = await owedMigrations(manager, log);
    if (owed.length === 0) return;
    throw new DatabaseSetupError(
      `The database owes migrations (${owed.join(', ')}), which MIGRATE=never leaves to others: run admin migrate.`,
    );
  });
}

async function asOwner<T>(url: string, work: (source: DataSource, manager: EntityManager) => Promise<T>): Promise<T> {
  const source = await new DataSource(ownerDataSourceOptions(url)).initialize();
  const runner = source.createQueryRunner();
  try {
    return await work(source, runner.manager);
  } finally {
    // A lock goes with its connection, also when the migration threw.
    await runner.release();
    await source.destroy();
  }
}

async function takeLock(lock: EntityManager, log: Log): Promise<void> {
  const [tried] = await lock.query<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
  if (tried?.taken === true) return;
  log.info({ event: 'migration.waiting' }, 'Another process brings the database up to date: waiting for it');
  await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** A line for each migration that is run, since one of a large table takes minutes. */
function timeMigrations({ migrations }: DataSource, log: Log): void {
  for (const migration of migrations) {
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      const startedAt = performance.now();
      await up(runner);
      const ms = Math.round(performance.now() - startedAt);
      log.info({ event: 'migration.done', migration: migration.name ?? migration.constructor.name, ms }, 'Migrated');
    };
  }
}
