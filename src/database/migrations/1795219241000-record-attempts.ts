import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

/**
 * A row for each attempt at a review, in place of one for each of its stages. The organisation is the submission's, as
 * row-level security has it; a foreign key of its own would lock its row with every attempt.
 */
export class RecordAttempts1795219241000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table review_attempts (
        submission_id uuid not null references submissions (id) on delete cascade,
        run integer not null,
        attempt integer not null,
        organisation_id uuid not null,
        -- Those it came through, in their order; the last one is where it failed, if it did.
        stages text[] not null check (cardinality(stages) > 0),
        started_at timestamptz[] not null check (cardinality(started_at) = cardinality(stages)),
        ended_at timestamptz[] not null check (cardinality(ended_at) = cardinality(stages)),
        failed boolean not null,
        detail text,
        -- What it spent on a language model, also where it failed in the end.
        usage json,
        primary key (submission_id, run, attempt),
        check (failed or detail is null)
      );
      insert into review_attempts
        select submission_id, run, attempt, organisation_id, array_agg(stage order by id), array_agg(started_at order by id),
               array_agg(ended_at order by id), bool_or(result = 'failed'), max(detail), (json_agg(usage) filter (where usage is not null))->0
          from submission_events group by submission_id, run, attempt, organisation_id;
      drop table submission_events;
    `);
    await runner.query(tenantTable('review_attempts', 'select, insert'));
    await runner.query(`grant update (detail) on review_attempts to ${DATABASE_ROLES.tenant}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission_events (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null references submissions (id) on delete cascade,
        run integer not null,
        attempt integer not null,
        stage text not null check (stage in ('schema_validation', 'ai_review', 'score_generation', 'report')),
        started_at timestamptz not null,
        ended_at timestamptz not null,
        result text not null check (result in ('passed', 'failed')),
        detail text,
        usage json
      );
      create index submission_events_of_submission on submission_events (submission_id, id);
      -- Ids by which they come in their order.
      insert into submission_events
        select lpad(to_hex(row_number() over (order by submission_id, run, attempt, nth)), 32, '0')::uuid, organisation_id,
               submission_id, run, attempt, stage, started, ended,
               case when failed and nth = cardinality(stages) then 'failed' else 'passed' end,
               case when nth = cardinality(stages) then detail end, case when stage = 'ai_review' then usage end
          from review_attempts, unnest(stages, started_at, ended_at) with ordinality as passage (stage, started, ended, nth);
      drop table review_attempts;
    `);
    await runner.query(tenantTable('submission_events', 'select, insert'));
    await runner.query(`grant update (detail) on submission_events to ${DATABASE_ROLES.tenant}`);
  }
}
