import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { systemAccess, tenantTable } from './tenant-table.js';

/**
 * What became of applications, for integrators: ids and states, never an answer, so that an erasure has nothing to take out.
 * Written in the transactions that change a status, and kept for a time.
 */
export class CreateEvents1795600012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POSITIONS);
    await runner.query(`
      -- Without foreign keys, as reviews are: they are written with the submission, which is never deleted.
      create table events (
        organisation_id uuid not null,
        id uuid not null,
        -- The order in which events are pulled: see event_position.
        position bigint not null default event_position(),
        type text not null,
        environment text not null check (environment in ('test', 'live')),
        cohort_id uuid not null,
        submission_id uuid not null,
        -- What the submission was afterwards.
        status text not null,
        review_status text,
        version integer not null,
        created_at timestamptz not null default now(),
        primary key (organisation_id, id)
      );
      create index events_in_order on events (organisation_id, environment, position, id);
    `);
    await runner.query(MEND_POSITIONS);
    await runner.query(tenantTable('events', 'select, insert'));
    // Old ones are deleted of one organisation after the other, in the order of their ids, which begin with the time.
    await runner.query(systemAccess('events', 'select (id, organisation_id), delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mend_event_positions();
      drop table events;
      drop function event_horizon(), event_position();
      drop sequence event_position_base;
    `);
  }
}

/**
 * A number that is drawn before the commit can become visible after a higher one, and a reader that had gone by would miss
 * it. So the position is the number of the transaction, and is shown once no older transaction is running that could
 * still commit a lower one.
 *
 * Another server counts its transactions anew: the base, which a dump takes along, is raised once where it was restored.
 */
const POSITIONS = `
  create sequence event_position_base minvalue 0 start 0;
  grant select on event_position_base to ${DATABASE_ROLES.tenant};
  create function event_position() returns bigint language sql volatile
    return pg_current_xact_id()::text::bigint + (select last_value from event_position_base);
  -- Positions below are all there that there will ever be.
  create function event_horizon() returns bigint language sql stable
    return pg_snapshot_xmin(pg_current_snapshot())::text::bigint + (select last_value from event_position_base);
`;

/**
 * An event that can be seen is of a transaction older than the end of the snapshot, unless it is of another server's.
 */
const MEND_POSITIONS = `
  create function mend_event_positions() returns void language plpgsql
    security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('event_position_base', 0));
      perform setval('event_position_base', newest + 1 - next)
        from (select max(latest.position) as newest, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next
                from organisations
                  cross join unnest(array['live', 'test']) sides (environment)
                  cross join lateral (select position from events
                                       where organisation_id = organisations.id and events.environment = sides.environment
                                       order by position desc limit 1) latest) seen
       where newest >= next + (select last_value from event_position_base);
    end
  $$;
  revoke all on function mend_event_positions() from public;
  grant execute on function mend_event_positions() to ${DATABASE_ROLES.system};
`;
