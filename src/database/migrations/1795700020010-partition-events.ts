import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { ownerPolicy, systemAccess, tenantTable } from './tenant-table.js';

interface Weekly {
  readonly table: string;
  /** Indexes beside the primary key, as they are after their table's name, and what is indexed. */
  readonly indexes: readonly (readonly [string, string])[];
}

const WEEKLY: readonly Weekly[] = [
  { table: 'events', indexes: [['in_order', '(organisation_id, environment, position, id)']] },
  { table: 'webhook_attempts', indexes: [['of_event', '(organisation_id, endpoint_id, event_id, id)']] },
];

/** More than the days for which events are kept, so that nearly all of what is there belongs to the first partition. */
const WEEKS_BEFORE = 5;

/**
 * Events and what came of sending them, by the week of their identifiers, which begin with the time: what was kept for long
 * enough is dropped with its week. What is there becomes the first partition as it is, so that nobody waits for a copy.
 */
export class PartitionEvents1795700020010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The lowest identifier of a time.
      create function id_at(at timestamptz) returns uuid language sql stable strict parallel safe
        return (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
      create function week_of(at timestamptz) returns timestamptz language sql stable strict parallel safe
        return date_trunc('week', at, 'UTC');
    `);
    await runner.query(PARTITIONS);
    for (const weekly of WEEKLY) await this.partition(runner, weekly);
    await runner.query(KEEP);
    for (const { table } of WEEKLY) await runner.query('select keep_weeks($1, 10000)', [table]);
  }

  /** Copies everything back, since it has to be one table again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function keep_weeks(text, integer), add_week(text, timestamptz, timestamptz)');
    for (const { table, indexes } of WEEKLY) {
      await runner.query(`
        alter table ${table} rename to ${table}_by_week;
        create table ${table} (like ${table}_by_week including defaults including constraints);
        insert into ${table} select * from ${table}_by_week;
        drop table ${table}_by_week;
        alter table ${table} add primary key (organisation_id, id);
        ${indexes.map(([name, on]) => `create index ${table}_${name} on ${table} ${on};`).join('\n')}
        ${access(table)}
      `);
    }
    await runner.query('drop function weeks_of(text), week_of(timestamptz), id_at(timestamptz)');
  }

  private async partition(runner: QueryRunner, { table, indexes }: Weekly): Promise<void> {
    const [{ since, until, first } = { since: '', until: '', first: '' }] = (await runner.query(
      `select id_at(week_of(now()) - interval '${WEEKS_BEFORE} weeks') as since, id_at(week_of(now()) + interval '1 week') as until,
              '${table}_' || to_char(week_of(now()) at time zone 'UTC', 'YYYYMMDD') as first`,
    )) as { since: string; until: string; first: string }[];
    await runner.query(`
      alter table ${table} rename to ${first};
      alter index ${table}_pkey rename to ${first}_pkey;
      ${indexes.map(([name]) => `alter index ${table}_${name} rename to ${first}_${name};`).join('\n')}
      revoke all on ${first} from ${Object.values(DATABASE_ROLES).join(', ')};
      drop policy tenant on ${first};
      drop policy system on ${first};

      create table ${table} (like ${first} including defaults including constraints, primary key (organisation_id, id))
        partition by range (id);
      ${indexes.map(([name, on]) => `create index ${table}_${name} on ${table} ${on};`).join('\n')}
      ${access(table)}

      -- For whatever has no week: nothing fails for want of a partition.
      create table ${other(table)} partition of ${table} default;
      alter table ${other(table)} enable row level security;
      alter table ${other(table)} force row level security;
      ${ownerPolicy(other(table))};

      with strays as (delete from ${first} where id < '${since}' or id >= '${until}' returning *)
      insert into ${other(table)} select * from strays;
      alter table ${table} attach partition ${first} for values from ('${since}') to ('${until}');
    `);
  }
}

function other(table: string): string {
  return `${table}_other`;
}

function access(table: string): string {
  return `
    ${tenantTable(table, 'select, insert')}
    -- Builds from before delete by rows.
    ${systemAccess(table, 'select (id, organisation_id), delete')}`;
}

const PARTITIONS = `
  -- The weeks that a table has, as they are declared: from an identifier on, up to another.
  create function weeks_of(parent text) returns table (name text, since uuid, until uuid) language sql stable as $$
      select c.relname::text, bounds[1]::uuid, bounds[2]::uuid
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
          cross join regexp_match(pg_get_expr(c.relpartbound, c.oid), '\\(''([0-9a-f-]{36})''\\) TO \\(''([0-9a-f-]{36})''\\)') bounds
       where i.inhparent = parent::regclass and bounds is not null
    $$;

  -- With what is of it among the rows without a week. Attached, not made in its place: that would hold everybody up.
  create function add_week(parent text, since timestamptz, until timestamptz) returns void language plpgsql as $$
    declare
      week text := parent || '_' || to_char(since at time zone 'UTC', 'YYYYMMDD');
    begin
      execute format('create table %I.%I (like %I including defaults including constraints including indexes)', 'public', week, parent);
      execute format('alter table %I enable row level security', week);
      execute format('alter table %I force row level security', week);
      execute format('create policy owner on %I to current_user using (true) with check (true)', week);
      execute format('lock table %I in access exclusive mode', parent || '_other');
      execute format('with strays as (delete from %I where id >= %L and id < %L returning *) insert into %I select * from strays',
                     parent || '_other', id_at(since), id_at(until), week);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, week, id_at(since), id_at(until));
    end
  $$;
  revoke all on function add_week(text, timestamptz, timestamptz) from public;
`;

const KEEP = `
  -- Has this week and the next four be there, and drops those all of which are older than so many days. It waits for
  -- locks no longer than the limit, so that nobody waits longer behind it, and is tried again at the next sweep.
  create function keep_weeks(parent text, days integer) returns void language plpgsql
    security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '500ms' as $$
    declare
      week timestamptz;
      old record;
      first_kept uuid := id_at(now() - make_interval(days => greatest(days, 30)));
    begin
      if parent <> all (array['events', 'webhook_attempts']) then
        raise exception '% has no weeks', parent;
      end if;
      -- Another process is at it.
      if not pg_try_advisory_xact_lock(hashtextextended('keep_weeks', 0)) then return; end if;
      for week in select generate_series(week_of(now()), week_of(now()) + interval '4 weeks', interval '1 week') loop
        if not exists (select from weeks_of(parent) w where w.since <= id_at(week) and w.until > id_at(week)) then
          perform add_week(parent, week, week + interval '1 week');
        end if;
      end loop;
      for old in select name from weeks_of(parent) w where w.until <= first_kept loop
        execute format('drop table %I', old.name);
      end loop;
      execute format('delete from %I where id < %L', parent || '_other', first_kept);
    end
  $$;
  revoke all on function keep_weeks(text, integer) from public;
  grant execute on function keep_weeks(text, integer) to ${DATABASE_ROLES.system};
`;
