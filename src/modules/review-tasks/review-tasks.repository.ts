import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { type Dispatch, type DueDispatch } from './dispatch.js';

/** How long a claim holds without being renewed; a killed worker's submission is taken over after it. */
export const LEASE_SECONDS = 10;
/** A job that nobody took up for so long is asked after: the queue has lost it, or is that far behind. */
const UNHEARD_SECONDS = 15;
/** Bull hands a job to an idle worker within milliseconds. */
const OVERDUE_SECONDS = 5;
/** Any constant that no other lock of this database has. */
const SWEEP_LOCK = 4_217_302;

/** A new number, because Bull ignores a job whose id it still knows. */
const DUE_AGAIN = `dispatched_at = null, dispatch = nextval('review_dispatches')`;
/**
 * The tasks that have not moved on since. Several processes work on the same ones in no common order, so a task that
 * another has locked is left to that other: waiting for it could end in a deadlock.
 */
const STILL_AT = `
  select task.submission_id from review_tasks task
    join unnest($1::uuid[], $2::bigint[]) as known (submission_id, dispatch) using (submission_id, dispatch)
  for update of task skip locked`;

export interface NewTask {
  readonly submissionId: string;
  readonly organisationId: string;
  readonly run: number;
  /** What it holds of the organisation's tokens until it is over. */
  readonly price: number;
}

export interface Claim {
  readonly submissionId: string;
  readonly organisationId: string;
  /** Which of the submission's reviews it is; a new one is begun by hand. */
  readonly run: number;
  /** How many times this review has been begun. */
  readonly attempt: number;
  /** Grows with every claim: only the holder of the latest may store an outcome. */
  readonly fence: number;
}

/** All of it on the database's clock, which is the only one that all processes share. */
@Injectable()
export class ReviewTasksRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Owes a review; what is returned is for the dispatcher, once the transaction is committed. */
  async insert(manager: EntityManager, task: NewTask): Promise<Dispatch> {
    const [dispatch] = await manager.query<Dispatch[]>(
      `insert into review_tasks (submission_id, organisation_id, run, price) values ($1, $2, $3, $4)
       returning submission_id as "submissionId", dispatch`,
      [task.submissionId, task.organisationId, task.run, task.price],
    );
    if (dispatch === undefined) throw new Error(`No review task for submission ${task.submissionId}`);
    return dispatch;
  }

  /** Due and not yet given to the queue. */
  async undispatched(limit: number): Promise<DueDispatch[]> {
    return this.system.rows(
      `select submission_id as "submissionId", dispatch, attempt > 0 as "wasBegun" from review_tasks
        where dispatched_at is null and available_at <= now() order by available_at limit $1`,
      [limit],
    );
  }

  async markDispatched(dispatches: readonly Dispatch[]): Promise<void> {
    await this.system.execute(
      `update review_tasks set dispatched_at = now() where submission_id in (${STILL_AT})`,
      asColumns(dispatches),
    );
  }

  /** Null when there is nothing to do any more, or somebody else is doing it. */
  async claim(submissionId: string): Promise<Claim | null> {
    const [claim] = await this.system.rows<Claim>(
      `update review_tasks set attempt = attempt + 1, fence = fence + 1, lease_until = now() + make_interval(secs => $2),
              dispatched_at = coalesce(dispatched_at, now())
        where submission_id = $1 and available_at <= now() and (lease_until is null or lease_until < now())
        returning submission_id as "submissionId", organisation_id as "organisationId", run, attempt, fence`,
      [submissionId, LEASE_SECONDS],
    );
    return claim ?? null;
  }

  /** False when the claim was lost to somebody else. */
  async renew({ submissionId, fence }: Claim): Promise<boolean> {
    const changed = await this.system.execute(
      `update review_tasks set lease_until = now() + make_interval(secs => $3)
        where submission_id = $1 and fence = $2 and lease_until is not null`,
      [submissionId, fence, LEASE_SECONDS],
    );
    return changed === 1;
  }

  /** The fence: false when the claim was lost, and then nothing of this attempt may be stored. */
  async finish(manager: EntityManager, { submissionId, fence }: Claim): Promise<boolean> {
    const [, deleted] = await manager.query<[unknown[], number]>(
      'delete from review_tasks where submission_id = $1 and fence = $2',
      [submissionId, fence],
    );
    return deleted === 1;
  }

  /** Gives the claim back, to be tried again after a delay. False when it was lost. */
  async postpone(manager: EntityManager, { submissionId, fence }: Claim, delayMs: number): Promise<boolean> {
    const [, changed] = await manager.query<[unknown[], number]>(
      `update review_tasks set lease_until = null, ${DUE_AGAIN},
              available_at = now() + make_interval(secs => $3::float8 / 1000)
        where submission_id = $1 and fence = $2`,
      [submissionId, fence, delayMs],
    );
    return changed === 1;
  }

  /** Gives the claim back as if it had never been made: the work was put off or stopped, it did not fail. Once is enough. */
  async giveBack({ submissionId, fence }: Claim, delayMs = 0): Promise<void> {
    await this.system.execute(
      `update review_tasks set lease_until = null, ${DUE_AGAIN}, attempt = attempt - 1,
              available_at = now() + make_interval(secs => $3::float8 / 1000)
        where submission_id = $1 and fence = $2 and lease_until is not null`,
      [submissionId, fence, delayMs],
    );
  }

  /** Due for so long that a worker with little to do should have been told of them by now. */
  async overdue(limit: number): Promise<string[]> {
    const rows = await this.system.rows<{ id: string }>(
      `select submission_id as id from review_tasks
        where lease_until is null and available_at < now() - make_interval(secs => $2) order by available_at limit $1`,
      [limit, OVERDUE_SECONDS],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Makes tasks due again whose worker died. Gives those that the queue was told of some time ago and that nobody has
   * begun, the oldest first: it may have lost them. Does nothing while another process does the same.
   */
  async sweep(limit: number): Promise<Dispatch[]> {
    return this.system.rows(
      `with sweeper as materialized (select pg_try_advisory_xact_lock($1) as is_alone), expired as (
         update review_tasks set lease_until = null, ${DUE_AGAIN} from sweeper where is_alone and lease_until < now()
       )
       select submission_id as "submissionId", dispatch from review_tasks, sweeper
        where is_alone and lease_until is null and dispatched_at < now() - make_interval(secs => $3)
        order by dispatched_at limit $2`,
      [SWEEP_LOCK, limit, UNHEARD_SECONDS],
    );
  }

  /** Makes tasks due again whose job was lost. */
  async dispatchAgain(dispatches: readonly Dispatch[]): Promise<void> {
    await this.system.execute(
      `update review_tasks set ${DUE_AGAIN} where lease_until is null and submission_id in (${STILL_AT})`,
      asColumns(dispatches),
    );
  }
}

function asColumns(dispatches: readonly Dispatch[]): [string[], number[]] {
  return [dispatches.map(({ submissionId }) => submissionId), dispatches.map(({ dispatch }) => dispatch)];
}
