import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { DatabaseSetupError, SchemaTooNewError } from './database-setup.error.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { DATABASE_ROLES, ROLES, rolesFor } from './roles.js';
import { fits, SCHEMA_FLOOR } from './schema-fit.js';

const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * The names of the migrations that the database has not had yet.
 * @throws SchemaTooNewError when it has had migrations of a later version that this one cannot work with
 */
export async function owedMigrations(manager: EntityManager, log?: Pick<Logger, 'info'>): Promise<string[]> {
  const done = new Set((await madeMigrations(manager)).map(({ name }) => name));
  const owed = MIGRATIONS.map(({ name }) => name).filter((name) => !done.delete(name));
  if (done.size === 0) return owed;
  if (!(await isFitting(manager))) throw new SchemaTooNewError([...done].join(', '));
  log?.info(
    { event: 'migration.later', migrations: [...done] },
    'The database is of a later version, which this one fits',
  );
  return owed;
}

/** No database that is later than this build lacks the function. */
async function isFitting(manager: EntityManager): Promise<boolean> {
  const [found] = await manager.query<unknown[]>(`select where to_regproc('public.schema_floor') is not null`);
  if (found === undefined) return false;
  const [{ floor } = { floor: Infinity }] = await manager.query<{ floor: number }[]>(SCHEMA_FLOOR);
  return fits(floor);
}

async function madeMigrations(manager: EntityManager, asMember = false): Promise<{ name: string }[]> {
  try {
    return await manager.query<{ name: string }[]>('select name from migrations');
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return [];
    if (asMember || codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  }
  // The service's own account may have no rights but those of the roles that it can become.
  await manager.query(`set role ${DATABASE_ROLES.system}`);
  const made = await madeMigrations(manager, true);
  await manager.query('reset role');
  return made;
}

/** Asked before the first migration is made: the one that needs the roles is not the first. @throws DatabaseSetupError */
export async function assertRolesCanBe(manager: EntityManager): Promise<void> {
  const [account] = await manager.query<{ user: string; may: boolean; missing: string[] }[]>(
    `select quote_ident(current_user) as user, rolsuper or rolcreaterole as may,
            array(select unnest($1::text[]) except select rolname from pg_roles order by 1 desc) as missing
       from pg_roles where rolname = current_user`,
    [ROLES],
  );
  if (account === undefined || account.may || account.missing.length === 0) return;
  const { user, missing } = account;
  throw new DatabaseSetupError(
    `The account ${user} may not create the roles of the service. Have an administrator of PostgreSQL run: ${rolesFor(user, missing)}`,
  );
}

/** What to tell when a migration was refused for want of rights; any other error as it is. */
export async function lackOfRights(error: unknown, manager: EntityManager): Promise<unknown> {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error;
  const [user] = await manager.query<{ name: string }[]>('select session_user as name').catch(() => []);
  const owed = await owedMigrations(manager).catch(() => []);
  return new DatabaseSetupError(
    `The account ${user?.name ?? 'of DATABASE_URL'} may not migrate the database, which owes ${owed.length || 'an unknown number of'} migrations ` +
      `(${(error as Error).message}): set DATABASE_OWNER_URL to the address of the account that owns its tables.`,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
