import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Submissions with their timeline, the reviews still owed, and the reports. What is only ever given back whole is json,
 * not jsonb, which would shuffle the members of its objects.
 */
export class CreateSubmissions1795219203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submissions (
        id uuid primary key,
        organisation_id uuid not null,
        cohort_id uuid not null,
        environment text not null check (environment in ('test', 'live')),
        schema_id uuid references schemas (id),
        form_version integer,
        external_id text,
        founder_name text,
        contact_email text not null,
        answers json not null,
        status text not null default 'pending' check (status in ('pending', 'processing', 'complete', 'failed')),
        failure_code text,
        review_status text check (review_status in
          ('in_review', 'shortlisted', 'interview', 'waitlisted', 'approved', 'rejected', 'withdrawn')),
        run integer not null default 1,
        version integer not null default 1,
        submitted_at timestamptz not null,
        updated_at timestamptz not null,
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id),
        check ((status = 'failed') = (failure_code is not null)),
        check (environment = 'live' or review_status is null)
      );
      create index submissions_newest on submissions (organisation_id, environment, id desc);
      create index submissions_of_cohort on submissions (cohort_id, environment, id desc);
      create unique index submissions_external_id on submissions (cohort_id, environment, external_id)
        where external_id is not null;

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
        detail text
      );
      create index submission_events_of_submission on submission_events (submission_id, id);

      -- Bull silently drops a job whose id it has seen before, so no number may ever come twice.
      create sequence review_dispatches;

      -- A row stands here exactly as long as a review is owed. It is kept apart from the submission because it
      -- changes often, and because the sweeper then scans what is owed and not what was ever accepted.
      create table review_tasks (
        submission_id uuid primary key references submissions (id) on delete cascade,
        organisation_id uuid not null references organisations (id),
        -- How many times the review has been begun; one that was put off or stopped does not count.
        attempt integer not null default 0,
        -- Grows with every claim, whatever became of the earlier ones: only the latest claimant may finish.
        fence integer not null default 0,
        dispatch bigint not null default nextval('review_dispatches'),
        -- Null until the queue was told.
        dispatched_at timestamptz,
        available_at timestamptz not null default now(),
        -- While in the future, somebody is at work.
        lease_until timestamptz
      );
      create index review_tasks_undispatched on review_tasks (available_at) where dispatched_at is null;
      create index review_tasks_leased on review_tasks (lease_until) where lease_until is not null;

      create table insights_reports (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null unique references submissions (id) on delete cascade,
        business_summary text not null,
        clarity_score smallint not null check (clarity_score between 0 and 100),
        founder_fit_score smallint not null check (founder_fit_score between 0 and 100),
        idea_strength_score numeric(3, 1) not null check (idea_strength_score between 0 and 10),
        verdict text not null,
        industry_field text not null,
        fit_reasoning text not null,
        fit_dimensions json not null,
        strength_criteria json not null,
        guard_rail_flags json not null,
        provenance json not null,
        generated_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table insights_reports, review_tasks, submission_events, submissions; drop sequence review_dispatches',
    );
  }
}
