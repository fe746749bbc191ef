import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { type Claim } from './claim.js';
import { CLAIM_SHARES } from './claim-shares.sql.js';
import { columnsOf, HELD } from './review-tasks.statements.js';

/** How long a claim holds without being renewed; a killed worker's submission is taken over after it. */
export const LEASE_SECONDS = 10;

export interface NewTask {
  readonly submissionId: string;
  readonly organisationId: string;
  readonly run: number;
  /** What it holds of the organisation's tokens until it is over. */
  readonly price: number;
}

interface ClaimedRow extends Claim {
  /** As they were chosen. */
  readonly position: number;
}

/** All of it on the database's clock, which is the only one that all processes share. */
@Injectable()
export class ReviewTasksRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Owes a review; the dispatcher is to be told once the transaction is committed. */
  async insert(manager: EntityManager, { submissionId, organisationId, run, price }: NewTask): Promise<void> {
    await manager.query('insert into review_tasks (submission_id, organisation_id, run, price) values ($1, $2, $3, $4)', [
      submissionId,
      organisationId,
      run,
      price,
    ]);
  }

  /**
   * Claims what is due and what nobody is at: of each organisation in turn, beginning behind `after`, the same share, the
   * oldest first. At most `limit`; and fewer, although there is more, when some have less than their share.
   */
  async claim(limit: number, after: string): Promise<Claim[]> {
    const claims = await this.system.rows<ClaimedRow>(CLAIM_SHARES, [after, limit, LEASE_SECONDS], 'claim_shares');
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

  /**
   * Makes reviews due again whose worker died, where they were found, as claims do. Several processes do it, in no common
   * order: what another is at is left to it.
   */
  async sweep(): Promise<number> {
    return this.system.execute(
      `update review_tasks set lease_until = null where ctid = any(array(
         select ctid from review_tasks where lease_until < now() for update skip locked))`,
    );
  }
}
