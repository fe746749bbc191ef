import { type Ground } from './ground.js';

/**
 * Has the database itself write down every status that a submission ever has, and when its review was claimed, apart from
 * what the service may touch.
 */
export async function recordMoves(ground: Ground): Promise<void> {
  await ground.query(`
    create schema observer;
    create table observer.status_moves (
      submission_id uuid not null, was text, became text not null, at timestamptz not null default clock_timestamp()
    );
    create table observer.claims (submission_id uuid not null, at timestamptz not null default clock_timestamp());
    create function observer.record_status_move() returns trigger language plpgsql security definer set search_path = observer as $$
      begin
        if tg_op = 'INSERT' then
          insert into observer.status_moves (submission_id, became) values (new.id, new.status);
        elsif new.status is distinct from old.status then
          insert into observer.status_moves (submission_id, was, became) values (new.id, old.status, new.status);
        end if;
        return null;
      end
    $$;
    create function observer.record_claim() returns trigger language plpgsql security definer set search_path = observer as $$
      begin
        insert into observer.claims (submission_id) values (new.submission_id);
        return null;
      end
    $$;
    create trigger record_claims after update on review_tasks
      for each row when (new.fence <> old.fence) execute function observer.record_claim();
    create trigger record_status_moves after insert or update on submissions
      for each row execute function observer.record_status_move()`);
}
