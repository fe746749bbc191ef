import { randomBytes } from 'node:crypto';
import { withOwnConnection } from './own-connection.js';
import { ROLES } from './roles.js';

/** Whom the service signs in as on a server of its own: somebody who can become one of its two roles, and nobody else. */
const SERVICE_LOGIN = 'intake_service';

/**
 * Creates the account where it is missing and gives its address. It gets a new password each time, which is stored
 * nowhere.
 */
export async function provideServiceLogin(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withOwnConnection({ url: ownerUrl, name: 'intake-login' }, async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [[SERVICE_LOGIN, ...ROLES]],
    );
    const missing = [SERVICE_LOGIN, ...ROLES].filter((role) => !rows.some(({ name }) => name === role));
    for (const role of missing) await owner.query(`create role ${role}`);
    await owner.query(`alter role ${SERVICE_LOGIN} login noinherit password '${password}'`);
    await owner.query(`grant ${ROLES.join(', ')} to ${SERVICE_LOGIN}`);
  });
  const url = new URL(ownerUrl);
  url.username = SERVICE_LOGIN;
  url.password = password;
  return url.href;
}
