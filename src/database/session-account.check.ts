import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { DATABASE_ROLES } from './roles.js';

/** What the account that signed in could become, whatever role it has taken since: `set role none` is all it takes. */
const POWERS = `
  select session_user as account, array_remove(array[
    case when exists (select from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member'))
         then 'is a superuser' end,
    case when exists (select from pg_roles where rolbypassrls and pg_has_role(session_user, oid, 'member'))
         then 'bypasses row-level security' end,
    case when exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
                         and pg_has_role(session_user, relowner, 'member'))
         then 'owns the tables' end], null) as powers`;

const REMEDY =
  `Let it sign in as an account that is a member of ${Object.values(DATABASE_ROLES).join(' and ')} and of nothing else, and give the ` +
  `owner's address in DATABASE_OWNER_URL. To do without that, set DATABASE_PRIVILEGED_ACCOUNT=warn.`;

const LISTED = new Intl.ListFormat('en-GB');

/**
 * Keeps the service in production from signing in as somebody who can see everything, so that a statement that slipped in
 * could not either. Elsewhere it is only said: a developer has one account for everything.
 */
@Injectable()
export class SessionAccountCheck implements OnModuleInit {
  private readonly logger = new Logger('Database');

  constructor(
    private readonly config: AppConfig,
    private readonly database: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    const [found] = await this.database.query<{ account: string; powers: string[] }[]>(POWERS);
    if (found === undefined || found.powers.length === 0) return;
    const { account, powers } = found;
    const sentence = `The service signs in to PostgreSQL as ${account}, who ${LISTED.format(powers)}. ${REMEDY}`;
    if (this.config.refusesPrivilegedAccount) throw new Error(sentence);
    this.logger.warn(sentence);
  }
}
