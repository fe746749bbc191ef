import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

const BANDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What answers of a cohort are compared by. An index for each band: row-level security rules out one over the array. */
export class FingerprintAnswers1795219211000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_fingerprints (
        submission_id uuid not null references submissions (id) on delete cascade,
        answer_key text not null,
        organisation_id uuid not null references organisations (id),
        -- Near copies have some in common; cohort and environment are in their upper halves.
        bands bigint[] not null check (cardinality(bands) = ${BANDS.length}),
        -- How alike two answers are is told by these.
        sketch integer[] not null,
        primary key (submission_id, answer_key)
      );
    `);
    for (const band of BANDS) {
      await runner.query(`create index answer_fingerprints_band_${band} on answer_fingerprints ((bands[${band}]))`);
    }
    await runner.query(tenantTable('answer_fingerprints', 'select, insert, delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answer_fingerprints');
  }
}
