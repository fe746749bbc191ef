/** Whom the running service is to PostgreSQL. Neither can sign in: each connection becomes one of them as it begins. */
export const DATABASE_ROLES = {
  /** Sees the rows of one organisation: the one that its transaction named. */
  tenant: 'intake_tenant',
  /** Sees what has to be looked up before the organisation is known, and never an application or its report. */
  system: 'intake_system',
} as const;

export type DatabaseRole = (typeof DATABASE_ROLES)[keyof typeof DATABASE_ROLES];

export const ROLES: readonly DatabaseRole[] = Object.values(DATABASE_ROLES);

export interface Account {
  readonly account: string;
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
}

/** The account that signed in, and which of the roles $1 are missing or, member or not, cannot be taken on by it. */
export const ACCOUNT = `
  select quote_ident(session_user) as account,
         array(select name from unnest($1::text[]) name where to_regrole(name) is null order by 1 desc) as missing,
         array(select name from unnest($1::text[]) name join pg_roles on rolname = name
                where not pg_has_role(session_user, oid, 'set')
                order by 1 desc) as foreign`;

/** What an administrator of PostgreSQL runs to make the roles that are missing, and to let the account become them. */
export function rolesFor(account: string, missing: readonly string[]): string {
  const created = missing.map((role) => `create role ${role} nologin;`);
  return [...created, `grant ${ROLES.join(', ')} to ${account};`].join(' ');
}
