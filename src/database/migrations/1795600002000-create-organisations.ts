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
        id uuid not null,
        organisation_id uuid not null references organisations (id),
        email text not null,
        password_hash text,
        role text not null check (role in ('viewer', 'reviewer', 'admin', 'owner')),
        created_at timestamptz not null default now(),
        primary key (organisation_id, id)
      );
      create index members_email on members (lower(email)) where password_hash is not null;
      create unique index members_email_within on members (organisation_id, lower(email));

      create table invitations (
        member_id uuid not null,
        organisation_id uuid not null references organisations (id),
        token_hash bytea not null unique,
        expires_at timestamptz not null,
        primary key (organisation_id, member_id),
        foreign key (organisation_id, member_id) references members (organisation_id, id) on delete cascade
      );

      create table portal_sessions (
        token_hash bytea primary key,
        organisation_id uuid not null references organisations (id),
        member_id uuid not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        foreign key (organisation_id, member_id) references members (organisation_id, id) on delete cascade
      );
      create index portal_sessions_member on portal_sessions (organisation_id, member_id);
      create index portal_sessions_expiry on portal_sessions (expires_at);
    `);
    await runner.query(tenantTable('organisations', 'select, insert', 'id'));
    await runner.query(systemAccess('organisations', 'select (id)'));
    await runner.query(tenantTable('members', ALL));
    await runner.query(systemAccess('members', 'select'));
    await runner.query(tenantTable('invitations', ALL));
    await runner.query(systemAccess('invitations', 'select'));
    // A session begins and ends together with the entry of the audit log about it.
    await runner.query(
      tenantTable('portal_sessions', 'select (member_id, organisation_id, token_hash), insert, delete'),
    );
    await runner.query(systemAccess('portal_sessions', ALL));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table portal_sessions, invitations, members, organisations');
  }
}
