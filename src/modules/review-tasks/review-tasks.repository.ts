import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { type Dispatch } from './dispatch.js';

/** How long a claim holds without being renewed; a killed worker's submission is taken over after it. */
export const LEASE_SECONDS = 12;
/** A dispatched job that nobody claimed for so long was lost by the queue, or the queue is that far behind. */
const LOST_JOB_SECONDS = 60;

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
  async undispatched(limit: number): Promise<Dispatch[]> {
    return this.system.rows(
      `select submission_id as "submissionId", dispatch from review_tasks
        where dispatched_at is null and available_at <= now() order by available_at limit $1`,
      [limit],
    );
  }

  async markDispatched({ submissionId, dispatch }: Dispatch): Promise<void> {
    await this.system.execute(
      'update review_tasks set dispatched_at = now() where submission_id = $1 and dispatch = $2',
      [submissionId, dispatch],
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
      `update review_tasks set lease_until = null, dispatched_at = null, dispatch = nextval('review_dispatches'),
              available_at = now() + make_interval(secs => $3::float8 / 1000)
        where submission_id = $1 and fence = $2`,
      [submissionId, fence, delayMs],
    );
    return changed === 1;
  }

  /** Gives the claim back as if it had never been made: the work was put off or stopped, it did not fail. */
  async giveBack({ submissionId, fence }: Claim, delayMs = 0): Promise<void> {
    await this.system.execute(
      `update review_tasks set lease_until = null, dispatched_at = null, dispatch = nextval('review_dispatches'), attempt = attempt - 1,
              available_at = now() + make_interval(secs => $3::float8 / 1000)
        where submission_id = $1 and fence = $2`,
      [submissionId, fence, delayMs],
    );
  }

  /** Makes tasks due again whose worker died, or whose job was lost. */
  async recoverLost(): Promise<void> {
    await this.system.execute(
      `update review_tasks set lease_until = null, dispatched_at = null, dispatch = nextval('review_dispatches')
        where lease_until < now()`,
    );
    await this.system.execute(
      `update review_tasks set dispatched_at = null, dispatch = nextval('review_dispatches')
        where lease_until is null and dispatched_at < now() - make_interval(secs => $1)`,
      [LOST_JOB_SECONDS],
    );
  }
}
