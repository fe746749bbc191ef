import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What a review comes to is stored in the transaction that changes the status of its submission, whose row it locks by
 * that and which is never deleted. Foreign keys looked the same row up three times more, an eighth of PostgreSQL's time
 * for a review. And the passages of an attempt are one value, of numbers: arrays of times took long to be read.
 */
export class StoreOutcomesInFewerSteps1795219265000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop constraint ${table}_submission_id_fkey`);
    await runner.query(`
      alter table review_attempts add column passages json;
      update review_attempts set passages = (
        select json_agg(json_build_array(stage, ${milliseconds('started')}, ${milliseconds('ended')}) order by nth)
          from unnest(stages, started_at, ended_at) with ordinality as passage (stage, started, ended, nth));
      -- [stage, began, ended], in milliseconds since 1970, in their order; the last one is where it failed, if it did.
      alter table review_attempts alter column passages set not null, drop column stages, drop column started_at, drop column ended_at;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table review_attempts add column stages text[], add column started_at timestamptz[], add column ended_at timestamptz[];
      update review_attempts set (stages, started_at, ended_at) = (
        select array_agg(passage->>0 order by nth), array_agg(${time(1)} order by nth), array_agg(${time(2)} order by nth)
          from json_array_elements(passages) with ordinality as each (passage, nth));
      alter table review_attempts
        alter column stages set not null, add check (cardinality(stages) > 0),
        alter column started_at set not null, add check (cardinality(started_at) = cardinality(stages)),
        alter column ended_at set not null, add check (cardinality(ended_at) = cardinality(stages)),
        drop column passages;
    `);
    for (const table of TABLES) {
      await runner.query(
        `alter table ${table} add constraint ${table}_submission_id_fkey foreign key (submission_id) references submissions (id) on delete cascade`,
      );
    }
  }
}

const TABLES = ['insights_reports', 'review_attempts', 'waiting_fingerprints'];

const milliseconds = (time: string): string => `round(extract(epoch from ${time}) * 1000)::bigint`;
const time = (place: number): string => `to_timestamp((passage->>${place})::float8 / 1000)`;
