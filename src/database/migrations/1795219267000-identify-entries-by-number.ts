import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * An entry of the ledger is found by its organisation and its number, in whose order the ledger is read: one index fewer to
 * enter with every application and every review. The ids are the callers', and nobody looks an entry up by one.
 */
export class IdentifyEntriesByNumber1795219267000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index token_entries_in_order;
      alter table token_entries drop constraint token_entries_pkey;
      alter table token_entries add primary key (organisation_id, seq) include (amount);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table token_entries drop constraint token_entries_pkey;
      alter table token_entries add primary key (id);
      create unique index token_entries_in_order on token_entries (organisation_id, seq desc) include (amount);
    `);
  }
}
