import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/** The columns that decide about requests, which processes keep in memory. */
const DECISIVE =
  'organisation_id, name, description, brief, status, opens_at, closes_at, form_validation, form_version, fit_dimensions, ' +
  'strength_criteria, thresholds, review_price, updated_at';

/** Cohorts, the versions of their forms, and custom schemas. */
export class CreateCohorts1795600003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PREFIX);
    await runner.query(`
      create table cohorts (
        id uuid not null,
        organisation_id uuid not null references organisations (id),
        name text not null,
        description text,
        brief text,
        status text not null default 'draft' check (status in ('draft', 'open', 'closed', 'completed')),
        opens_at timestamptz,
        closes_at timestamptz,
        form_validation text not null default 'lenient' check (form_validation in ('lenient', 'strict')),
        form_version integer not null default 1,
        fit_dimensions jsonb not null,
        strength_criteria jsonb not null,
        thresholds jsonb not null,
        review_price integer not null check (review_price >= 0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        -- Counts changes, so that one made to an older state can be refused.
        version integer not null default 1,
        -- Whether its form is open to the public, and what the pages of that are signed with.
        public_form boolean not null default false,
        form_secret uuid not null default gen_random_uuid(),
        retention_days integer check (retention_days between 1 and 3650),
        completed_at timestamptz,
        -- When the next batch of its applications is to be erased; null for never, and when all are.
        erasure_due_at timestamptz,
        reference_prefix text not null generated always as (reference_prefix(name)) stored,
        primary key (organisation_id, id)
      );
      -- By the link to its public form, before it is known whose it is.
      create unique index cohorts_link on cohorts (id);
      create index cohorts_clock on cohorts (opens_at, closes_at) where status in ('draft', 'open');
      create index cohorts_erasure_due on cohorts (erasure_due_at) where erasure_due_at is not null;
      create trigger cohorts_tell_change after update of ${DECISIVE} or delete on cohorts
        for each row execute function tell_change();
      create trigger cohorts_tell_public_form after update of public_form on cohorts
        for each row execute function tell_change();
      -- What an intake relies on: the columns that it compares within its transaction.
      create trigger cohorts_wait_for_intake before update on cohorts
        for each row when ((old.status, old.form_validation, old.form_version, old.review_price)
                           is distinct from (new.status, new.form_validation, new.form_version, new.review_price))
        execute function wait_for_intake();

      create table form_versions (
        cohort_id uuid not null,
        version integer not null check (version >= 1),
        organisation_id uuid not null,
        fields json not null,
        created_at timestamptz not null default now(),
        primary key (organisation_id, cohort_id, version),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id)
      );

      create table schemas (
        id uuid not null,
        organisation_id uuid not null,
        cohort_id uuid not null,
        name text,
        fields json not null,
        created_at timestamptz not null default now(),
        primary key (organisation_id, id),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id)
      );
    `);
    await runner.query(tenantTable('cohorts', 'select, insert, update'));
    // The clock opens and closes cohorts of all organisations, and whose form it is has to be known before its organisation is.
    await runner.query(
      systemAccess(
        'cohorts',
        'select (id, organisation_id, status, opens_at, closes_at, version, public_form, form_secret, erasure_due_at), ' +
          'update (status, updated_at, version, erasure_due_at)',
      ),
    );
    await runner.query(tenantTable('form_versions', 'select, insert'));
    await runner.query(tenantTable('schemas', 'select, insert'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table schemas, form_versions, cohorts; drop function reference_prefix(text)');
  }
}

/** "Spring 2027" is SPR27, "Accelerator" ACCEL. Of letters that are none of the alphabet nothing is left, but the reference. */
const PREFIX = `
  create function reference_prefix(name text) returns text language sql immutable parallel safe
    return coalesce(nullif(
      upper(left(regexp_replace(search_key(name), '[^a-z]', '', 'g'), case when name ~ '[0-9]' then 3 else 5 end) collate "C")
        || coalesce(right(substring(name from '[0-9]+'), 2), ''), ''), 'APP');
`;
