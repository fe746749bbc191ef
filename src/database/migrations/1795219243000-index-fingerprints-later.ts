import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/**
 * The fingerprints of a submission as its review leaves them, until they are put where near copies are looked up: sixty
 * entries of indexes cost more than all else that a review writes, and nobody needs them before somebody looks.
 */
export class IndexFingerprintsLater1795219243000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table waiting_fingerprints (
        submission_id uuid primary key references submissions (id) on delete cascade,
        organisation_id uuid not null,
        packed bytea not null
      );
      -- Numbers as good as random: there is nothing to compress.
      alter table waiting_fingerprints alter column packed set storage external;
      create index waiting_fingerprints_of_organisation on waiting_fingerprints (organisation_id, submission_id);
      -- The organisation is the submission's, as row-level security has it.
      alter table answer_fingerprints drop constraint answer_fingerprints_organisation_id_fkey;
    `);
    await runner.query(tenantTable('waiting_fingerprints', 'select, insert, update, delete'));
    await runner.query(systemAccess('waiting_fingerprints', 'select (organisation_id)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table waiting_fingerprints;
      alter table answer_fingerprints add foreign key (organisation_id) references organisations (id);
    `);
  }
}
