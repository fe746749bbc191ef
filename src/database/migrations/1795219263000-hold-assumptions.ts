import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { UNFOUNDED } from '../assumptions.js';

/** Lets statements that are sent together rest on what the ones before them found, without asking in between. */
export class HoldAssumptions1795219263000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function assume(holds boolean) returns void language plpgsql as $$
      begin
        if holds is not true then
          raise exception 'What a transaction was begun for does not hold' using errcode = '${UNFOUNDED}';
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function assume(boolean)');
  }
}
