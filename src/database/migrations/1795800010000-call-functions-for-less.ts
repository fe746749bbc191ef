import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * PostgreSQL takes up an expression into the statement that calls it, but not a query: that was begun anew for every
 * report, and planned anew for every statement that writes events. Both functions say the same as before.
 */
export class CallFunctionsForLess1795800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function is_flagged(flags jsonb) returns boolean language sql immutable strict parallel safe
        return flags @? '$[*] ? (@.severity <> "info")';

      create or replace function event_position() returns bigint language plpgsql volatile as $$
        begin
          return pg_current_xact_id()::text::bigint + (select last_value from event_position_base);
        end
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function is_flagged(flags jsonb) returns boolean language sql immutable strict parallel safe
        return flags <> '[]' and exists (select from jsonb_array_elements(flags) flag where flag->>'severity' <> 'info');
      create or replace function event_position() returns bigint language sql volatile
        return pg_current_xact_id()::text::bigint + (select last_value from event_position_base);
    `);
  }
}
