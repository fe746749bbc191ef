import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * What a view may be that reads as its owner, for the sake of an index that row-level security keeps from being used: the
 * rows of one table, cut down as the policies do it.
 */
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

/** Keeps the service from starting on a database in which row-level security would not hold. */
@Injectable()
export class RowSecurityCheck implements OnModuleInit {
  constructor(private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    const holes = await this.database.query<{ hole: string }[]>(HOLES);
    if (holes.length === 0) return;
    throw new Error(`Organisations are not kept apart: ${holes.map(({ hole }) => hole).join('; ')}.`);
  }
}
