import { type Logger } from 'pino';
import { AbstractLogger, DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { codeOf } from '../common/errors/code-of.js';
import { safeMessage } from '../common/logging/safe-message.js';
import { CONNECT_MS } from './connections.js';
import { DatabaseSetupError } from './database-setup.error.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { ACCOUNT, type Account, DATABASE_ROLES, ROLES, rolesFor } from './roles.js';
import { assertFit } from './schema-fit.js';

const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';
/** Any constant will do; all processes must use the same. */
export const MIGRATION_LOCK = 4_217_301;

/** TypeORM's own prints the message of what failed, whatever that quotes, between the lines of the log. */
class Silent extends AbstractLogger {
  protected writeLog(): void {
    // What failed is thrown, too.
  }
}

/** As the owner of the tables: for migrations, and for nothing else. */
export function ownerDataSourceOptions(url: string): Extract<DataSourceOptions, { type: 'postgres' }> {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    poolSize: 2,
    applicationName: 'intake-migrations',
    connectTimeoutMS: CONNECT_MS,
    extra: { keepAlive: true },
  };
}

/**
 * Brings the database up to date; resolves with the migrations that were made. Of processes that start together the first
 * migrates, and the others wait for it. Where nothing is owed, an account that may only look is enough.
 */
export function migrate(url: string, log?: Logger): Promise<string[]> {
  return asOwner(url, async (source, lock) => {
    let owed: string[] = [];
    try {
      owed = await owedMigrations(lock, log);
      if (owed.length === 0) return [];
      await takeLock(lock, log);
      // A new database is set up in a second; a log line for each step would bury what a newcomer is told.
      const isNew = owed.length === MIGRATIONS.length;
      watchMigrations(source, isNew ? undefined : log);
      const startedAt = performance.now();
      const made = (await source.runMigrations()).map(({ name }) => name);
      const ms = Math.round(performance.now() - startedAt);
      if (isNew && made.length > 0)
        log?.info({ event: 'database.created', migrations: made.length, ms }, 'Made the tables of a new database');
      return made;
    } catch (error) {
      throw await lackOfRights(error, owed, lock);
    }
  });
}

/** For a start that is to leave migrations to `admin migrate`. @throws DatabaseSetupError when any is owed */
export function assertMigrated(url: string, log: Logger): Promise<void> {
  return asOwner(url, async (_, manager) => {
    const owed = await owedMigrations(manager, log);
    if (owed.length === 0) return;
    throw new DatabaseSetupError(
      `The database owes migrations (${owed.join(', ')}), which MIGRATE=never leaves to others: run admin migrate.`,
    );
  });
}

async function asOwner<T>(url: string, work: (source: DataSource, manager: EntityManager) => Promise<T>): Promise<T> {
  const source = await new DataSource({ ...ownerDataSourceOptions(url), logger: new Silent() }).initialize();
  const runner = source.createQueryRunner();
  try {
    return await work(source, runner.manager);
  } finally {
    // Closing the connection releases the lock, even if a migration threw.
    await runner.release();
    await source.destroy();
  }
}

async function takeLock(lock: EntityManager, log: Logger | undefined): Promise<void> {
  const [tried] = await lock.query<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
  if (tried?.taken === true) return;
  log?.info({ event: 'migration.waiting' }, 'Another process brings the database up to date: waiting for it');
  await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Logs a line after each migration, since one on a large table takes minutes; one that fails is named. */
function watchMigrations({ migrations }: DataSource, log: Logger | undefined): void {
  for (const migration of migrations) {
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      const startedAt = performance.now();
      const name = migration.name ?? migration.constructor.name;
      await up(runner).catch((error: unknown) => {
        throw failureOf(name, error);
      });
      const ms = Math.round(performance.now() - startedAt);
      log?.info({ event: 'migration.done', migration: name, ms }, 'Migrated');
    };
  }
}

/** A lack of rights is told of as such, whichever migration met it. */
function failureOf(migration: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!(error instanceof Error) || code === INSUFFICIENT_PRIVILEGE) return error;
  const reason = [safeMessage(error) ?? error.name, ...(code === undefined ? [] : [`(${code})`])].join(' ');
  return new DatabaseSetupError(
    `The migration ${migration} failed, and nothing of it was kept: ${reason}. Those before it are done; the next start, or ` +
      'admin migrate, goes on with it.',
    { cause: error },
  );
}

/** The migrations that the database is owed. @throws SchemaTooNewError if it has had some that rule this version out */
async function owedMigrations(manager: EntityManager, log?: Logger): Promise<string[]> {
  const done = new Set(await madeMigrations(manager));
  const owed = MIGRATIONS.map(({ name }) => name).filter((name) => !done.delete(name));
  if (done.size === 0) return owed;
  await assertFit((sql) => manager.query(sql), [...done].join(', '));
  const later = { event: 'migration.later', migrations: [...done] };
  log?.info(later, 'The database is of a later version, which this one fits');
  return owed;
}

async function madeMigrations(manager: EntityManager): Promise<string[]> {
  const ask = (): Promise<{ name: string }[]> => manager.query('select name from migrations');
  const rows = await ask().catch(async (error: unknown) => {
    if (codeOf(error) === UNDEFINED_TABLE) return [];
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    // The service's own account may have no rights except those of the roles that it can take on.
    await manager.query(`set role ${DATABASE_ROLES.system}`);
    return ask().finally(() => manager.query('reset role'));
  });
  return rows.map(({ name }) => name);
}

/** A useful message where a migration was refused for lack of rights; any other error as it is. */
async function lackOfRights(error: unknown, owed: readonly string[], manager: EntityManager): Promise<unknown> {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error;
  const [{ account, missing }] = await manager.query<[Account]>(ACCOUNT, [ROLES]);
  if (missing.length > 0) {
    const remedy = rolesFor(account, missing);
    return new DatabaseSetupError(
      `The account ${account} may not create the roles of the service. Have an administrator of PostgreSQL run: ${remedy}`,
    );
  }
  return new DatabaseSetupError(
    `The account ${account} may not migrate the database, which owes ${owed.length || 'an unknown number of'} migrations ` +
      `(${(error as Error).message}): set DATABASE_OWNER_URL to the address of the account that owns its tables.`,
  );
}
