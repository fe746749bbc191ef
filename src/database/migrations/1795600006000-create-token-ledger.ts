import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** The append-only ledger, and the accounts that keep its running sum and refuse to go below zero. */
export class CreateTokenLedger1795600006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In shards, so that one organisation's submissions need not wait for one another over the row of their balance. Half
      -- of each page is left free: a shard is rewritten in its page, without touching the index.
      create table token_accounts (
        organisation_id uuid not null references organisations (id),
        shard smallint not null check (shard between 0 and 31),
        available bigint not null default 0 check (available >= 0),
        primary key (organisation_id, shard)
      ) with (fillfactor = 50);

      -- Erasing a submission leaves its entries: money stays accounted for, so there is no foreign key to it. Nor is there one
      -- to the organisation, whose row it would lock with every entry: accounts have one.
      create table token_entries (
        id uuid not null,
        organisation_id uuid not null,
        kind text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
        amount bigint not null,
        submission_id uuid,
        run integer,
        environment text check (environment in ('test', 'live')),
        note text,
        created_at timestamptz not null default now(),
        seq bigint generated always as identity,
        primary key (organisation_id, seq) include (amount),
        check ((kind = 'grant') = (submission_id is null)),
        check (case kind when 'grant' then amount > 0 when 'reserve' then amount <= 0
                         when 'settle' then amount = 0 else amount >= 0 end)
      );
      create unique index token_entries_reserved_once on token_entries (organisation_id, submission_id, run) where kind = 'reserve';
      -- A reservation ends once: either settled or released.
      create unique index token_entries_ended_once on token_entries (organisation_id, submission_id, run)
        where kind in ('settle', 'release');
      create trigger token_entries_append_only before update or delete on token_entries
        for each row execute function refuse_change();
    `);
    await runner.query(tenantTable('token_accounts', 'select, insert, update'));
    await runner.query(tenantTable('token_entries', 'select, insert'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table token_entries, token_accounts');
  }
}
