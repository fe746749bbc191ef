import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/**
 * The reviews still owed, the attempts at them, and the reports. They are written in the transaction that changes the row of
 * the submission, which is never deleted, and belong to its organisation, as row-level security has it: foreign keys looked
 * both up and locked them for every single row.
 */
export class CreateReviews1795600007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A row stands here exactly as long as a review is owed. It is kept apart from the submission because it
      -- changes often, and because the sweeper then scans what is owed and not what was ever accepted.
      create table review_tasks (
        submission_id uuid not null,
        organisation_id uuid not null,
        -- How many times the review has been begun; one that was put off or stopped does not count.
        attempt integer not null default 0,
        -- Grows with every claim, whatever became of the earlier ones: only the latest claimant may finish.
        fence integer not null default 0,
        -- Moves when a review is put off.
        available_at timestamptz not null default now(),
        -- While in the future, somebody is at work.
        lease_until timestamptz,
        -- A claim takes the task without reading the submission.
        run integer not null,
        -- What an open review holds; the sum over an organisation is what it has reserved.
        price bigint not null,
        owed_since timestamptz not null default now(),
        primary key (organisation_id, submission_id) include (price)
      );
      create index review_tasks_due on review_tasks (organisation_id, available_at) where lease_until is null;
      create index review_tasks_leased on review_tasks (lease_until) where lease_until is not null;

      create table review_attempts (
        submission_id uuid not null,
        run integer not null,
        attempt integer not null,
        organisation_id uuid not null,
        failed boolean not null,
        detail text,
        -- What it spent on a language model, also where it failed in the end.
        usage json,
        -- [stage, began, ended], in milliseconds since 1970, in their order; the last one is where it failed, if it did.
        passages json not null,
        primary key (organisation_id, submission_id, run, attempt),
        check (failed or detail is null)
      );

      create table insights_reports (
        id uuid not null,
        organisation_id uuid not null,
        submission_id uuid not null,
        business_summary text not null,
        clarity_score smallint not null check (clarity_score between 0 and 100),
        founder_fit_score smallint not null check (founder_fit_score between 0 and 100),
        idea_strength_score numeric(3, 1) not null check (idea_strength_score between 0 and 10),
        verdict text not null,
        industry_field text not null,
        fit_reasoning text not null,
        fit_dimensions jsonb not null,
        strength_criteria jsonb not null,
        guard_rail_flags jsonb not null,
        provenance jsonb not null,
        generated_at timestamptz not null,
        confidence text,
        clarity_roles jsonb,
        primary key (organisation_id, submission_id)
      -- Nearly each is longer than half a page, and would be compressed to save a part of its page that is hardly ever used.
      ) with (toast_tuple_target = 8160);

      -- What is only informative, as a telephone number in an answer, makes nobody look twice.
      create function is_flagged(flags jsonb) returns boolean language sql immutable strict parallel safe
        return flags <> '[]' and exists (select from jsonb_array_elements(flags) flag where flag->>'severity' <> 'info');
    `);
    await runner.query(tenantTable('review_tasks', 'select, insert, update, delete'));
    await runner.query(systemAccess('review_tasks', 'select, update'));
    // Of what stays when a submission is erased, words of or about the applicant are written over.
    await runner.query(tenantTable('review_attempts', 'select, insert, update (detail)'));
    await runner.query(tenantTable('insights_reports', `select, insert, update (${ERASABLE})`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function is_flagged(jsonb); drop table insights_reports, review_attempts, review_tasks');
  }
}

const ERASABLE = 'business_summary, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags';
