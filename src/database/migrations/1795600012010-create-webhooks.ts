import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/** Where events are sent to, what is still to be sent, and what came of it. */
export class CreateWebhooks1795600012010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_endpoints (
        organisation_id uuid not null references organisations (id),
        id uuid not null,
        url text not null,
        -- Types of events; empty for all of them.
        events text[] not null default '{}',
        cohort_id uuid,
        -- Whether events of previews are sent as well.
        test_events boolean not null default false,
        -- Sealed with the operator's key: it signs, so that a hash of it would not do.
        secret text not null,
        previous_secret text,
        previous_until timestamptz,
        state text not null default 'enabled' check (state in ('enabled', 'disabled')),
        disabled_reason text,
        -- The first failure since the last success.
        failing_since timestamptz,
        -- Until then nothing is sent to it.
        resting_until timestamptz,
        last_success_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        primary key (organisation_id, id),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id),
        check ((previous_secret is null) = (previous_until is null)),
        check (state = 'disabled' or disabled_reason is null)
      );

      -- A row stands here exactly as long as a delivery is owed. An endpoint that is deleted in the moment in which an
      -- event is written can leave one behind: it belongs to nobody, and the worker that claims it drops it.
      create table webhook_tasks (
        organisation_id uuid not null,
        endpoint_id uuid not null,
        event_id uuid not null,
        -- How many times it has been sent.
        attempt integer not null default 0,
        -- Another with every claim: only the latest claimant may store what came of it.
        fence integer not null default 0,
        available_at timestamptz not null default now(),
        -- While in the future, somebody is at work.
        lease_until timestamptz,
        trigger text not null default 'automatic' check (trigger in ('automatic', 'manual', 'test')),
        primary key (organisation_id, endpoint_id, event_id)
      );
      create index webhook_tasks_due on webhook_tasks (endpoint_id, available_at) where lease_until is null;
      create index webhook_tasks_leased on webhook_tasks (lease_until) where lease_until is not null;

      create table webhook_attempts (
        organisation_id uuid not null,
        id uuid not null,
        endpoint_id uuid not null,
        event_id uuid not null,
        attempt integer not null,
        at timestamptz not null,
        -- How long the receiver took.
        ms integer not null,
        http_status integer,
        -- A fixed word, where no answer came.
        error text,
        -- The beginning of the answer.
        answer text check (octet_length(answer) <= 4096),
        trigger text not null check (trigger in ('automatic', 'manual', 'test')),
        primary key (organisation_id, id),
        check ((http_status is null) = (error is not null))
      );
      create index webhook_attempts_of_event on webhook_attempts (organisation_id, endpoint_id, event_id, id);
    `);
    await runner.query(tenantTable('webhook_endpoints', 'select, insert, update, delete'));
    await runner.query(tenantTable('webhook_tasks', 'select, insert, update, delete'));
    await runner.query(tenantTable('webhook_attempts', 'select, insert'));
    await runner.query(systemAccess('webhook_endpoints', 'select (id, organisation_id, resting_until, state)'));
    await runner.query(systemAccess('webhook_tasks', 'select, update, delete'));
    await runner.query(systemAccess('webhook_attempts', 'select (id, organisation_id), delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_attempts, webhook_tasks, webhook_endpoints');
  }
}
