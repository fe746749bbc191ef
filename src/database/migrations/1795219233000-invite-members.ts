import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/** Members who were invited and have not come yet: they have no password, and do not keep their address from others. */
export class InviteMembers1795219233000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table members alter column password_hash drop not null;
      drop index members_email;
      create unique index members_email on members (lower(email)) where password_hash is not null;
      create unique index members_email_within on members (organisation_id, lower(email));

      create table invitations (
        member_id uuid primary key references members (id) on delete cascade,
        organisation_id uuid not null references organisations (id),
        token_hash bytea not null unique,
        expires_at timestamptz not null
      );
    `);
    await runner.query(tenantTable('invitations', 'select, insert, update, delete'));
    await runner.query(systemAccess('invitations', 'select'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table invitations;
      delete from members where password_hash is null;
      drop index members_email, members_email_within;
      create unique index members_email on members (lower(email));
      alter table members alter column password_hash set not null;
    `);
  }
}
