import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Cohorts, the versions of their forms, custom schemas, and API keys, which may be restricted to a cohort. */
export class CreateCohorts1795219202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cohorts (
        id uuid primary key,
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
        unique (organisation_id, id)
      );
      create index cohorts_clock on cohorts (opens_at, closes_at) where status in ('draft', 'open');

      create table form_versions (
        cohort_id uuid not null,
        version integer not null check (version >= 1),
        organisation_id uuid not null,
        fields json not null,
        created_at timestamptz not null default now(),
        primary key (cohort_id, version),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id)
      );

      create table schemas (
        id uuid primary key,
        organisation_id uuid not null,
        cohort_id uuid not null,
        name text,
        fields json not null,
        created_at timestamptz not null default now(),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id)
      );
      create index schemas_newest on schemas (organisation_id, id desc);

      create table api_keys (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        name text not null,
        environment text not null check (environment in ('test', 'live')),
        scopes text[] not null,
        cohort_id uuid,
        key_hash bytea not null unique,
        last_four text not null,
        created_by uuid references members (id) on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz,
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id)
      );
      create index api_keys_newest on api_keys (organisation_id, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_keys, schemas, form_versions, cohorts');
  }
}
