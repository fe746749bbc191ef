import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * PostgreSQL takes a function up into the statement that calls it unless it is a query, or its body is not as strict or
 * as immutable as it says; then it begins it anew for every row. These say the same as before, so that it can, and
 * `event_position`, which it cannot take up, is planned once.
 */
export class CallFunctionsForLess1795800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function is_flagged(flags jsonb) returns boolean language sql immutable strict parallel safe
        return flags @? '$[*] ? (@.severity <> "info")';
      alter function search_key(text) called on null input;
      create or replace function standing_fact(environment text, decision text, verdict text, flagged boolean)
        returns text language sql immutable parallel safe
        return 'standing ' || environment || ' ' || decision || ' ' || verdict || ' ' || flagged::int::text;

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
      alter function search_key(text) strict;
      create or replace function standing_fact(environment text, decision text, verdict text, flagged boolean)
        returns text language sql immutable parallel safe
        return 'standing ' || environment || ' ' || decision || ' ' || verdict || ' ' || flagged::int;
      create or replace function event_position() returns bigint language sql volatile
        return pg_current_xact_id()::text::bigint + (select last_value from event_position_base);
    `);
  }
}
