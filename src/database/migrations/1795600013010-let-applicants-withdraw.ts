import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** When an application was withdrawn, whether its applicant or the team says so, and changes that are made with a key. */
export class LetApplicantsWithdraw1795600013010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions add column withdrawn_at timestamptz;
      update submissions set withdrawn_at = updated_at where review_status = 'withdrawn';
      -- Whatever writes a decision: of a live submission the time is there exactly as long as it is withdrawn.
      create function keep_withdrawal() returns trigger language plpgsql as $$
        begin
          new.withdrawn_at := case when new.review_status = 'withdrawn' then coalesce(new.withdrawn_at, now()) end;
          return new;
        end
      $$;
      create trigger submissions_keep_withdrawal before update of review_status on submissions
        for each row when (new.review_status is distinct from old.review_status) execute function keep_withdrawal();

      alter table review_decisions add column by_applicant boolean not null default false;

      alter table audit_entries drop constraint audit_entries_actor_kind_check, drop constraint audit_entries_check,
        add constraint audit_entries_actor_kind_check check (actor_kind in ('member', 'system', 'api_key')),
        add constraint audit_entries_check check ((actor_kind = 'system') = (actor_id is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_entries drop constraint audit_entries_actor_kind_check, drop constraint audit_entries_check,
        add constraint audit_entries_actor_kind_check check (actor_kind in ('member', 'system')) not valid,
        add constraint audit_entries_check check ((actor_kind = 'member') = (actor_id is not null)) not valid;
      alter table review_decisions drop column by_applicant;
      drop trigger submissions_keep_withdrawal on submissions;
      drop function keep_withdrawal();
      alter table submissions drop column withdrawn_at;
    `);
  }
}
