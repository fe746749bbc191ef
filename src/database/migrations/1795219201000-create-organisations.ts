import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Organisations, their people and their keys. */
export class CreateOrganisations1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organisations (
        id uuid primary key,
        name text not null,
        created_at timestamptz not null default now()
      );

      create table members (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        email text not null,
        password_hash text not null,
        role text not null check (role in ('viewer', 'reviewer', 'admin', 'owner')),
        created_at timestamptz not null default now()
      );
      create unique index members_email on members (lower(email));
      create index members_organisation on members (organisation_id);

      create table portal_sessions (
        token_hash bytea primary key,
        organisation_id uuid not null references organisations (id),
        member_id uuid not null references members (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index portal_sessions_member on portal_sessions (member_id);
      create index portal_sessions_expiry on portal_sessions (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table portal_sessions, members, organisations');
  }
}
