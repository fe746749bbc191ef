import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { DATABASE_ROLES } from './roles.js';

/** The one kind of view that may read as its owner, to use an index: of one table, filtered as the policies do. */
const CUT_DOWN = String.raw`^ SELECT [a-z_, ]+ FROM [a-z_]+ WHERE \(organisation_id = \( SELECT current_organisation\(\) AS current_organisation\)\);$`;

/** Ways in which one organisation could see another's rows although every query names its own. */
const HOLES = `
  select 'the role ' || current_user || ' bypasses row-level security' as hole
    from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)
  union all
  select 'the role ' || current_user || ' owns the table ' || relname
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and pg_has_role(current_user, relowner, 'usage')
  union all
  select 'the table ' || relname || ' does not force row-level security'
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname <> 'migrations' and not (relrowsecurity and relforcerowsecurity)
  union all
  select 'the policy ' || policyname || ' shows the role ' || current_user || ' all of ' || tablename
    from pg_policies where schemaname = 'public'
     and exists (select from unnest(roles) role
                  where case role when 'public' then true else pg_has_role(current_user, role, 'usage') end)
     and coalesce(qual, '') not like '%current_organisation()%'
  union all
  select 'the view ' || relname || ' reads as its owner'
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
     and not coalesce(reloptions @> '{security_invoker=true}', false)
     and not (relkind = 'v' and regexp_replace(pg_get_viewdef(oid), '\\s+', ' ', 'g') ~ '${CUT_DOWN}')`;

/** What the account that signed in could do, whatever role it has taken on since: `set role none` would undo that. */
const POWERS = `
  select session_user as account, array_remove(array[
    case when bool_or(rolsuper) then 'is a superuser' end,
    case when bool_or(rolbypassrls) then 'bypasses row-level security' end,
    case when exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
                         and pg_has_role(session_user, relowner, 'member'))
         then 'owns the tables' end], null) as powers
    from pg_roles where pg_has_role(session_user, oid, 'member')`;

const REMEDY =
  `Let it sign in as an account that is a member of ${Object.values(DATABASE_ROLES).join(' and ')} and of nothing else, and give the ` +
  `owner's address in DATABASE_OWNER_URL. To do without that, set DATABASE_PRIVILEGED_ACCOUNT=warn.`;

/** Keeps the service from starting where one organisation could see another's rows. */
@Injectable()
export class SeparationCheck implements OnModuleInit {
  private readonly logger = new Logger('Database');

  constructor(
    private readonly config: AppConfig,
    private readonly database: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    const holes = await this.database.query<{ hole: string }[]>(HOLES);
    if (holes.length > 0)
      throw new Error(`Organisations are not kept apart: ${holes.map(({ hole }) => hole).join('; ')}.`);
    // In production the account itself must not be able to see everything, since an injected statement could leave the
    // role. Elsewhere it is only logged: a developer has one account for everything.
    const [{ account, powers }] = await this.database.query<[{ account: string; powers: string[] }]>(POWERS);
    if (powers.length === 0) return;
    const sentence = `The service signs in to PostgreSQL as ${account}, who ${new Intl.ListFormat('en-GB').format(powers)}. ${REMEDY}`;
    if (this.config.refusesPrivilegedAccount) throw new Error(sentence);
    this.logger.warn(sentence);
  }
}
