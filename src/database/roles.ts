/**
 * Whom the service is to PostgreSQL while it runs; migrations alone run as the owner of the tables. Neither role can
 * sign in: a connection of `DATABASE_URL` becomes one of them before its first statement.
 */
export const DATABASE_ROLES = {
  /** Sees the rows of one organisation: the one that its transaction named. */
  tenant: 'intake_tenant',
  /** Sees what has to be looked up before the organisation is known, and never an application or its report. */
  system: 'intake_system',
} as const;

export type DatabaseRole = (typeof DATABASE_ROLES)[keyof typeof DATABASE_ROLES];

export const ROLES: readonly DatabaseRole[] = Object.values(DATABASE_ROLES);

/** What an administrator of PostgreSQL runs to make the roles that are missing, and to let the account become them. */
export function rolesFor(account: string, missing: readonly string[]): string {
  return [...missing.map((role) => `create role ${role} nologin;`), `grant ${ROLES.join(', ')} to ${account};`].join(
    ' ',
  );
}
