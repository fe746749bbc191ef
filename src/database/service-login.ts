import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DATABASE_ROLES } from './roles.js';

/** Whom the service signs in as on a server of its own: somebody who can become one of its two roles, and nobody else. */
const SERVICE_LOGIN = 'intake_service';
const MEMBER_OF = Object.values(DATABASE_ROLES);

/** Makes it where there is none yet, and gives its address. Its password is a new one each time, and is kept nowhere. */
export async function provideServiceLogin(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [[SERVICE_LOGIN, ...MEMBER_OF]],
    );
    const missing = [SERVICE_LOGIN, ...MEMBER_OF].filter((role) => !rows.some(({ name }) => name === role));
    for (const role of missing) await owner.query(`create role ${role}`);
    await owner.query(`alter role ${SERVICE_LOGIN} login noinherit password '${password}'`);
    await owner.query(`grant ${MEMBER_OF.join(', ')} to ${SERVICE_LOGIN}`);
  } finally {
    await owner.end();
  }
  const url = new URL(ownerUrl);
  url.username = SERVICE_LOGIN;
  url.password = password;
  return url.href;
}
