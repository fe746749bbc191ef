import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/** Answers to requests with an Idempotency-Key, given again when the same request is sent again. */
export class CreateRememberedAnswers1795600010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table remembered_answers (
        organisation_id uuid not null,
        environment text not null check (environment in ('test', 'live')),
        idempotency_key text not null,
        -- SHA-256 of the request that was answered.
        fingerprint bytea not null,
        -- Null only within the transaction that makes the answer. As text: it is sent again byte for byte.
        body text,
        created_at timestamptz not null default now(),
        primary key (organisation_id, environment, idempotency_key)
      );
      create index remembered_answers_age on remembered_answers (created_at);
    `);
    await runner.query(tenantTable('remembered_answers', 'select, insert, update, delete'));
    await runner.query(systemAccess('remembered_answers', 'select (created_at), delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table remembered_answers');
  }
}
