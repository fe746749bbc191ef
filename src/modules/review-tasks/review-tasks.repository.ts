import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SchemaFit } from '../../database/schema-fit.js';
import { SystemDatabase } from '../../database/system-database.js';
import { sweepOf } from '../../tasks/claims.sql.js';
import { LEASE_SECONDS } from '../../tasks/lease-keeper.js';
import { type Claim } from './claim.js';
import { CLAIM } from './claim.sql.js';
import { ReviewTaskEntity } from './review-task.entity.js';
import { columnsOf, HELD, REMOVE } from './review-tasks.statements.js';

/** An idle worker looks every second, and one that is busy renews its leases more often than that. */
const CLAIMED_LATELY_MS = 5_000;

export interface NewTask {
  readonly submissionId: string;
  readonly organisationId: string;
  readonly run: number;
  /** What it holds of the organisation's tokens until it is over. */
  readonly price: number;
}

interface ClaimedRow extends Claim {
  /** When it became due, as PostgreSQL writes it. */
  readonly dueAt: string;
  /** As they were chosen. */
  readonly position: number;
}

/** All of it on the database's clock, which is the only one that all processes share. */
@Injectable()
export class ReviewTasksRepository {
  private workedAt = -Infinity;

  constructor(
    private readonly system: SystemDatabase,
    private readonly schema: SchemaFit,
  ) {}

  /** Whether this process could claim reviews, or keep those it has claimed, a moment ago. */
  get canClaim(): boolean {
    return performance.now() - this.workedAt < CLAIMED_LATELY_MS;
  }

  /** Owes a review; the dispatcher is to be told once the transaction is committed. */
  async insert(manager: EntityManager, { submissionId, organisationId, run, price }: NewTask): Promise<void> {
    await manager.insert(ReviewTaskEntity, { submissionId, organisationId, run, price });
  }

  /** Owes the review no longer; the run that was owed, or null when none was. */
  async remove(manager: EntityManager, organisationId: string, submissionId: string): Promise<number | null> {
    const [[task]] = await manager.query<[{ run: number }[], number]>(REMOVE, [organisationId, submissionId]);
    return task?.run ?? null;
  }

  /**
   * Claims what is due and not claimed: of each organisation in turn, beginning behind `after`, the same share, the oldest
   * first. At most `limit`; and fewer, although there is more, when some have less than their share. Of the organisations
   * in `reached`, nothing that became due before the time given there.
   */
  async claim(limit: number, after: string, reached: ReadonlyMap<string, string> = new Map()): Promise<ClaimedRow[]> {
    await this.schema.assert();
    const values = [after, limit, LEASE_SECONDS, [...reached.keys()], [...reached.values()]];
    const claims = await this.system.ask<ClaimedRow>({ text: CLAIM, values });
    this.workedAt = performance.now();
    return claims.sort((a, b) => a.position - b.position);
  }

  /** Those that still hold; the others were lost to somebody else. */
  async renew(claims: readonly Claim[]): Promise<Set<string>> {
    const renewed = await this.system.rows<{ id: string }>(
      // In the case, so that PostgreSQL looks each of them up and does not go through all that were leased of late.
      `update review_tasks set lease_until = now() + make_interval(secs => $3)
        where organisation_id = any($4::uuid[]) and ${HELD} and case when lease_until is not null then true end
       returning submission_id as id`,
      [...columnsOf(claims), LEASE_SECONDS, [...new Set(claims.map(({ organisationId }) => organisationId))]],
    );
    this.workedAt = performance.now();
    return new Set(renewed.map(({ id }) => id));
  }

  /** Gives the claim back as if it had never been made: the work was put off or stopped, it did not fail. Once is enough. */
  async giveBack({ organisationId, submissionId, fence }: Claim, delayMs = 0): Promise<void> {
    await this.system.execute(
      `update review_tasks set lease_until = null, attempt = attempt - 1,
              available_at = now() + make_interval(secs => $4::float8 / 1000)
        where organisation_id = $1 and submission_id = $2 and fence = $3 and lease_until is not null`,
      [organisationId, submissionId, fence, delayMs],
    );
  }

  /** Makes reviews due again whose worker died. */
  async sweep(withinSeconds: number): Promise<number> {
    return this.system.execute(sweepOf('review_tasks'), [withinSeconds]);
  }
}
