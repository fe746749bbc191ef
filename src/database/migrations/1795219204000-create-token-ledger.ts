import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The append-only ledger, and the account row that keeps its running sum and refuses to go below zero. */
export class CreateTokenLedger1795219204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table token_accounts (
        organisation_id uuid primary key references organisations (id),
        balance bigint not null default 0 check (balance >= 0),
        reserved bigint not null default 0 check (reserved >= 0)
      );

      -- Erasing a submission leaves its entries: money stays accounted for, so there is no foreign key to it.
      create table token_entries (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        kind text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
        amount bigint not null,
        balance_after bigint not null check (balance_after >= 0),
        submission_id uuid,
        run integer,
        environment text check (environment in ('test', 'live')),
        note text,
        created_at timestamptz not null default now(),
        check ((kind = 'grant') = (submission_id is null)),
        check (case kind when 'grant' then amount > 0 when 'reserve' then amount <= 0
                         when 'settle' then amount = 0 else amount >= 0 end)
      );
      create index token_entries_newest on token_entries (organisation_id, id desc);
      create unique index token_entries_reserved_once on token_entries (submission_id, run) where kind = 'reserve';
      -- A reservation ends once: either settled or released.
      create unique index token_entries_ended_once on token_entries (submission_id, run)
        where kind in ('settle', 'release');

      create function refuse_ledger_change() returns trigger language plpgsql as $$
        begin
          raise exception 'token_entries is append-only';
        end
      $$;
      create trigger token_entries_append_only before update or delete on token_entries
        for each row execute function refuse_ledger_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table token_entries, token_accounts; drop function refuse_ledger_change()');
  }
}
