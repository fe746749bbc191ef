import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** So that one organisation's submissions need not wait for one another over the row of their balance. */
export class ShardTokenAccounts1795219207000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table token_accounts rename to undivided_accounts;
      -- Half of each page is left free: a shard is rewritten in its page, without touching the index.
      create table token_accounts (
        organisation_id uuid not null references organisations (id),
        shard smallint not null check (shard between 0 and 31),
        available bigint not null default 0 check (available >= 0),
        primary key (organisation_id, shard)
      ) with (fillfactor = 50);
      insert into token_accounts
        select organisation_id, shard, balance / 32 + (case when shard < balance % 32 then 1 else 0 end)
          from undivided_accounts, generate_series(0, 31) shard;
      drop table undivided_accounts;

      drop index token_entries_newest;
      alter table token_entries drop column balance_after;
      alter table token_entries add column seq bigint generated always as identity;
      create unique index token_entries_in_order on token_entries (organisation_id, seq desc) include (amount);

      -- What an open review holds; the sum over an organisation is what it has reserved.
      alter table review_tasks add column price bigint;
      update review_tasks task set price = coalesce((
        select -amount from token_entries entry
         where entry.submission_id = task.submission_id and entry.run = task.run and kind = 'reserve'), 0);
      alter table review_tasks alter column price set not null;
      create index review_tasks_of_organisation on review_tasks (organisation_id) include (price);
    `);
    await runner.query(tenantTable('token_accounts', 'select, insert, update'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table token_accounts rename to sharded_accounts;
      create table token_accounts (
        organisation_id uuid primary key references organisations (id),
        balance bigint not null default 0 check (balance >= 0),
        reserved bigint not null default 0 check (reserved >= 0)
      );
      insert into token_accounts
        select organisation_id, sum(available),
               coalesce((select sum(price) from review_tasks task
                          where task.organisation_id = sharded_accounts.organisation_id), 0)
          from sharded_accounts group by organisation_id;
      drop table sharded_accounts;
      alter table review_tasks drop column price;

      alter table token_entries add column balance_after bigint;
      alter table token_entries disable trigger token_entries_append_only;
      update token_entries set balance_after = running.balance
        from (select id, sum(amount) over (partition by organisation_id order by seq) as balance from token_entries) running
       where running.id = token_entries.id;
      alter table token_entries enable trigger token_entries_append_only;
      alter table token_entries alter column balance_after set not null, add check (balance_after >= 0), drop column seq;
      create index token_entries_newest on token_entries (organisation_id, id desc);
    `);
    await runner.query(tenantTable('token_accounts', 'select, insert, update'));
  }
}
