import { DatabaseSetupError } from './database-setup.error.js';
import { missingRights } from './missing-rights.js';
import { withOwnConnection } from './own-connection.js';
import { ROLES, rolesFor } from './roles.js';

const NAMED = 3;

interface Account {
  readonly account: string;
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
}

/** One can be a member of a role without being allowed to become it. */
const ACCOUNT = `
  select quote_ident(session_user) as account,
         array(select name from unnest($1::text[]) name where to_regrole(name) is null order by 1 desc) as missing,
         array(select name from unnest($1::text[]) name join pg_roles on rolname = name
                where not pg_has_role(session_user, oid, 'set')
                order by 1 desc) as foreign`;

/**
 * Keeps the service from starting on a database where it would come up healthy and fail at every request: one that was
 * restored without its roles or its privileges. Says by which statements that is mended.
 */
export function assertServiceRights(url: string): Promise<void> {
  return withOwnConnection({ url, name: 'intake' }, async (client) => {
    const {
      rows: [account],
    } = await client.query<Account>(ACCOUNT, [ROLES]);
    if (account !== undefined) assertMember(account);
    const statements = await missingRights(client);
    if (statements.length > 0) throw new DatabaseSetupError(lackOf(statements));
  });
}

/** Gives the roles of the service the rights that they lack, all or none. @returns the statements that did */
export function repairRights(ownerUrl: string): Promise<string[]> {
  return withOwnConnection({ url: ownerUrl, name: 'intake-rights' }, async (client) => {
    const statements = await missingRights(client);
    if (statements.length > 0) await client.query(`begin; ${statements.join('; ')}; commit`);
    return statements;
  });
}

function assertMember({ account, missing, foreign }: Account): void {
  if (missing.length > 0) {
    throw new DatabaseSetupError(
      `The roles of the service are missing on this server (${missing.join(', ')}), and what was granted to them. Have an administrator of ` +
        `PostgreSQL run: ${rolesFor(account, missing)} Then give the rights back with the command repair-rights.`,
    );
  }
  if (foreign.length > 0) {
    throw new DatabaseSetupError(
      `The account ${account} may not become ${foreign.join(' or ')}. Have an administrator of PostgreSQL run: grant ${foreign.join(', ')} to ${account};`,
    );
  }
}

function lackOf(statements: readonly string[]): string {
  const more = statements.length > NAMED ? ` and ${statements.length - NAMED} more` : '';
  return (
    `The database lacks ${statements.length} of the service's rights, as after a restore without its roles or privileges ` +
    `(${statements.slice(0, NAMED).join('; ')}${more}): give them back with the command repair-rights.`
  );
}
