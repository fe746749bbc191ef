import { randomBytes } from 'node:crypto';
import { withOwnConnection } from './connections.js';
import { ACCOUNT, type Account, ROLES } from './roles.js';

/** Whom the service signs in as on a server of its own: somebody who can become one of its two roles, and nobody else. */
const SERVICE_LOGIN = 'intake_service';

/** Creates the account where it is missing, and gives its address, with a new password that is stored nowhere. */
export async function provideServiceLogin(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withOwnConnection({ url: ownerUrl, name: 'intake-login' }, async (owner) => {
    const { rows } = await owner.query<Account>(ACCOUNT, [[SERVICE_LOGIN, ...ROLES]]);
    for (const role of rows.flatMap(({ missing }) => missing)) await owner.query(`create role ${role}`);
    // Before the grant, which would have it inherit the rights of both roles otherwise.
    await owner.query(`alter role ${SERVICE_LOGIN} login noinherit password '${password}'`);
    await owner.query(`grant ${ROLES.join(', ')} to ${SERVICE_LOGIN}`);
  });
  const url = new URL(ownerUrl);
  url.username = SERVICE_LOGIN;
  url.password = password;
  return url.href;
}
