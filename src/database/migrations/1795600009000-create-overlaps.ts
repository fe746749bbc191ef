import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

const BANDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What answers of a cohort are compared by. An index for each band: row-level security rules out one over the array. */
export class CreateOverlaps1795600009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The organisation is the submission's, as row-level security has it.
      create table answer_fingerprints (
        submission_id uuid not null,
        answer_key text not null,
        organisation_id uuid not null,
        -- Near copies have some in common; cohort and environment are in their upper halves.
        bands bigint[] not null check (cardinality(bands) = ${BANDS.length}),
        -- How alike two answers are is told by these.
        sketch integer[] not null,
        primary key (organisation_id, submission_id, answer_key),
        foreign key (organisation_id, submission_id) references submissions (organisation_id, id) on delete cascade
      );

      -- The fingerprints of a submission as its review leaves them, until they are put where near copies are looked up:
      -- sixty entries of indexes cost more than all else that a review writes, and nobody needs them before somebody looks.
      create table waiting_fingerprints (
        submission_id uuid not null,
        organisation_id uuid not null,
        packed bytea not null,
        primary key (organisation_id, submission_id)
      );
      -- Numbers as good as random: there is nothing to compress.
      alter table waiting_fingerprints alter column packed set storage external;
    `);
    for (const band of BANDS) {
      await runner.query(`create index answer_fingerprints_band_${band} on answer_fingerprints ((bands[${band}]))`);
    }
    await runner.query(tenantTable('answer_fingerprints', 'select, insert, delete'));
    await runner.query(tenantTable('waiting_fingerprints', 'select, insert, update, delete'));
    await runner.query(systemAccess('waiting_fingerprints', 'select (organisation_id)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table waiting_fingerprints, answer_fingerprints');
  }
}
