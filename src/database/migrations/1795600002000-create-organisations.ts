import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

const ALL = 'select, insert, update, delete';

/** Organisations, their people, invitations and sessions of the portal. */
export class CreateOrganisations1795600002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organisations (
        id uuid primary key,
        name text not null,
        created_at timestamptz not null default now()
      );

      -- Members who were invited and have not come yet have no password. An address signs in to each of its organisations
      -- with a password of its own, so that nobody takes it from its owner by joining somewhere first.
      create table members (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        email text not null,
        password_hash text,
        role text not null check (role in ('viewer', 'reviewer', 'admin', 'owner')),
        created_at timestamptz not null default now()
      );
      create index members_email on members (lower(email)) where password_hash is not null;
      create unique index members_email_within on members (organisation_id, lower(email));
      create index members_organisation on members (organisation_id);

      create table invitations (
        member_id uuid primary key references members (id) on delete cascade,
        organisation_id uuid not null references organisations (id),
        token_hash bytea not null unique,
        expires_at timestamptz not null
      );

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
    await runner.query(tenantTable('organisations', 'select, insert', 'id'));
    await runner.query(systemAccess('organisations', 'select (id)'));
    await runner.query(tenantTable('members', ALL));
    await runner.query(systemAccess('members', 'select'));
    await runner.query(tenantTable('invitations', ALL));
    await runner.query(systemAccess('invitations', 'select'));
    // A session begins and ends together with the entry of the audit log about it.
    await runner.query(tenantTable('portal_sessions', 'select (member_id, token_hash), insert, delete'));
    await runner.query(systemAccess('portal_sessions', ALL));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table portal_sessions, invitations, members, organisations');
  }
}
