import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LOWEST_ID } from '../../common/ids/uuid.js';
import { SchemaFit } from '../../database/schema-fit.js';
import { SystemDatabase } from '../../database/system-database.js';
import { sweepOf } from '../../tasks/claims.sql.js';
import { LEASE_SECONDS } from '../../tasks/lease-keeper.js';
import { type Claim } from './claim.js';
import { CLAIM } from './claim.sql.js';
import { ReviewTaskEntity } from './review-task.entity.js';
import { columnsOf, HELD } from './review-tasks.statements.js';

/** An idle worker looks for reviews every second, and a busy one renews its leases more often than that. */
const CLAIMED_LATELY_MS = 5_000;
/** How often to look from the beginning, to find reviews that are due again because their worker died. */
const FROM_THE_BEGINNING_MS = 1_000;

type NewTask = Pick<ReviewTaskEntity, 'submissionId' | 'organisationId' | 'run' | 'price'>;

interface ClaimedRow extends Claim {
  /** When it became due, as PostgreSQL writes it. */
  readonly dueAt: string;
  /** The order in which they were chosen. */
  readonly position: number;
}

/** Uses the database's clock throughout, the only one that all processes share. */
@Injectable()
export class ReviewTasksRepository {
  private workedAt = -Infinity;
  /** The organisation whose turn it was last. */
  private served = LOWEST_ID;
  /** For each organisation the due time up to which its reviews were claimed. */
  private reached: ReadonlyMap<string, string> = new Map();
  private beganAt = -Infinity;

  constructor(
    private readonly system: SystemDatabase,
    private readonly schema: SchemaFit,
  ) {}

  /** Whether this process was recently able to claim reviews or to renew its claims. */
  get canClaim(): boolean {
    return performance.now() - this.workedAt < CLAIMED_LATELY_MS;
  }

  /** Adds a review task; the dispatcher is to be told once the transaction is committed. */
  async insert(manager: EntityManager, task: NewTask): Promise<void> {
    await manager.insert(ReviewTaskEntity, task);
  }

  /** Deletes the review task and returns its run; null when there was none. */
  async remove(manager: EntityManager, organisationId: string, submissionId: string): Promise<number | null> {
    const [[task]] = await manager.query<[{ run: number }[], number]>(
      'delete from review_tasks where organisation_id = $1 and submission_id = $2 returning run',
      [organisationId, submissionId],
    );
    return task?.run ?? null;
  }

  /**
   * Claims up to `limit` reviews, in turn over all organisations. It goes on where it stopped, and starts from the
   * beginning once a second and when nothing was left: see `CLAIM`. Fewer than `limit` may not be all that is due, but
   * none means that nothing is.
   */
  async claim(limit: number): Promise<Claim[]> {
    const goesOn = this.reached.size > 0 && performance.now() - this.beganAt < FROM_THE_BEGINNING_MS;
    const further = goesOn ? await this.claimBehind(this.reached, limit) : [];
    if (further.length > 0) return further;
    this.beganAt = performance.now();
    return this.claimBehind(new Map(), limit);
  }

  private async claimBehind(reached: ReadonlyMap<string, string>, limit: number): Promise<Claim[]> {
    await this.schema.assert();
    const values = [this.served, limit, LEASE_SECONDS, [...reached.keys()], [...reached.values()]];
    const claims = await this.system.ask<ClaimedRow>({ text: CLAIM, values });
    this.workedAt = performance.now();
    claims.sort((a, b) => a.position - b.position);
    this.reached = new Map(claims.map(({ organisationId, dueAt }) => [organisationId, dueAt]));
    this.served = claims.at(-1)?.organisationId ?? this.served;
    return claims;
  }

  /** Renews the leases and returns the claims that still hold; others have taken the rest. */
  async renew(claims: readonly Claim[]): Promise<Claim[]> {
    const renewed = await this.system.rows<{ id: string }>(
      // In a case expression, so that PostgreSQL looks each claim up instead of scanning all recent leases.
      `update review_tasks set lease_until = now() + make_interval(secs => $3)
        where organisation_id = any($4::uuid[]) and ${HELD} and case when lease_until is not null then true end
       returning submission_id as id`,
      [...columnsOf(claims), LEASE_SECONDS, [...new Set(claims.map(({ organisationId }) => organisationId))]],
    );
    this.workedAt = performance.now();
    const held = new Set(renewed.map(({ id }) => id));
    return claims.filter(({ submissionId }) => held.has(submissionId));
  }

  /**
   * Gives the claim back as if it had never been made, for work that was put off or stopped and did not fail. May be
   * called again.
   */
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
