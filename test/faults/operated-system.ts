import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type OwnServers } from '../../local/own-servers.js';
import { type PostgresTools } from '../support/postgres-tools.js';

export const DATABASE = 'intake_live';
export const OWNER = 'live_owner';
export const SERVICE = 'live_service';
export const PASSWORD = 'aB3/x@9#kQ';

/** Who but the owner may do what, to relations, columns and functions. */
export const GRANTED = `
  select grantee::regrole || ' ' || lower(privilege_type) || ' on ' || name as granted
    from (select relname::text as name, coalesce(relacl, acldefault('r', relowner)) as acl, relowner as owner
            from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
          union all
          select relname || '.' || attname, attacl, relowner
            from pg_class join pg_attribute on attrelid = pg_class.oid
           where relnamespace = 'public'::regnamespace and attacl is not null
          union all
          select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)), proowner
            from pg_proc where pronamespace = 'public'::regnamespace) objects,
         aclexplode(acl)
   where grantee <> owner order by 1`;

/** Of the system's database, for one of its accounts. */
export const urlFor = (servers: OwnServers, user: string): string => {
  const url = new URL(servers.postgres.url);
  url.username = user;
  url.password = encodeURIComponent(PASSWORD);
  url.pathname = `/${DATABASE}`;
  return url.href;
};

/** As compose/accounts.sql makes them. */
export async function makeAccounts(tools: PostgresTools, servers: OwnServers): Promise<void> {
  const admin = new URL(servers.postgres.url);
  admin.pathname = '/postgres';
  const args = [
    admin.href,
    '-v',
    `database=${DATABASE}`,
    '-v',
    `owner=${OWNER}`,
    '-v',
    `service=${SERVICE}`,
    '-f',
    resolve('compose', 'accounts.sql'),
  ];
  expect(await tools.run('psql', args, { OWNER_PASSWORD: PASSWORD, SERVICE_PASSWORD: PASSWORD })).toEqual({
    status: 0,
    stderr: '',
  });
}

/** A command of the administration, by the service's own account and the owner's. */
export async function admin<T>(servers: OwnServers, ...words: string[]): Promise<T> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: urlFor(servers, SERVICE),
    DATABASE_OWNER_URL: urlFor(servers, OWNER),
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve('dist', 'src', 'admin', 'main.js'), ...words],
    { cwd: servers.folder, env },
  );
  return JSON.parse(stdout) as T;
}

export async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
