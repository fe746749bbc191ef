import { type Logger } from 'pino';
import { type QueryRunner } from 'typeorm';
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
export async function owedMigrations(runner: QueryRunner, log?: Pick<Logger, 'info'>): Promise<string[]> {
  const done = new Set((await madeMigrations(runner)).map(({ name }) => name));
  const owed = MIGRATIONS.map(({ name }) => name).filter((name) => !done.delete(name));
  if (done.size === 0) return owed;
  if (!(await isFitting(runner))) throw new SchemaTooNewError([...done].join(', '));
  log?.info(
    { event: 'migration.later', migrations: [...done] },
    'The database is of a later version, which this one fits',
  );
  return owed;
}

/** No database that is later than this build lacks the function. */
async function isFitting(runner: QueryRunner): Promise<boolean> {
  const [{ exists } = { exists: false }] = (await runner.query(
    `select to_regproc('public.schema_floor') is not null as exists`,
  )) as { exists: boolean }[];
  if (!exists) return false;
  const [{ floor } = { floor: Infinity }] = (await runner.query(SCHEMA_FLOOR)) as { floor: number }[];
  return fits(floor);
}

async function madeMigrations(runner: QueryRunner, asMember = false): Promise<{ name: string }[]> {
  try {
    return (await runner.query('select name from migrations')) as { name: string }[];
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return [];
    if (asMember || codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  }
  // The service's own account may have no rights but those of the roles that it can become.
  await runner.query(`set role ${DATABASE_ROLES.system}`);
  const made = await madeMigrations(runner, true);
  await runner.query('reset role');
  return made;
}

/** Asked before the first migration is made: the one that needs the roles is not the first. @throws DatabaseSetupError */
export async function assertRolesCanBe(runner: QueryRunner): Promise<void> {
  const [{ user, may, missing } = { user: '', may: true, missing: [] }] = (await runner.query(
    `select quote_ident(current_user) as user, rolsuper or rolcreaterole as may,
            array(select unnest($1::text[]) except select rolname from pg_roles order by 1 desc) as missing
       from pg_roles where rolname = current_user`,
    [ROLES],
  )) as { user: string; may: boolean; missing: string[] }[];
  if (may || missing.length === 0) return;
  throw new DatabaseSetupError(
    `The account ${user} may not create the roles of the service. Have an administrator of PostgreSQL run: ${rolesFor(user, missing)}`,
  );
}

/** What to tell when a migration was refused for want of rights; any other error as it is. */
export async function lackOfRights(error: unknown, runner: QueryRunner): Promise<unknown> {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error;
  const [user] = (await runner.query('select session_user as name').catch(() => [])) as { name: string }[];
  const owed = await owedMigrations(runner).catch(() => []);
  return new DatabaseSetupError(
    `The account ${user?.name ?? 'of DATABASE_URL'} may not migrate the database, which owes ${owed.length || 'an unknown number of'} migrations ` +
      `(${(error as Error).message}): set DATABASE_OWNER_URL to the address of the account that owns its tables.`,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
