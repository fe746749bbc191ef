import { Injectable } from '@nestjs/common';
import { LOWEST_ID } from '../../common/ids/uuid.js';
import { type Claim } from './claim.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

/** What became due again, because a worker died over it, is found after so long at the latest. */
const FROM_THE_BEGINNING_MS = 1_000;

/**
 * Claims for one worker, in turn over all organisations. It goes on where it stopped, and begins from the beginning once a
 * second and whenever nothing is left: see `CLAIM`.
 */
@Injectable()
export class DueReviews {
  /** The organisation whose turn it was last. */
  private served = LOWEST_ID;
  /** Up to where the reviews of each organisation have been claimed. */
  private reached: ReadonlyMap<string, string> = new Map();
  private beganAt = -Infinity;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** At most `limit`. Fewer may be less than there is to claim; none is not. */
  async claim(limit: number): Promise<Claim[]> {
    const goesOn = this.reached.size > 0 && performance.now() - this.beganAt < FROM_THE_BEGINNING_MS;
    const further = goesOn ? await this.claimFrom(this.reached, limit) : [];
    if (further.length > 0) return further;
    this.beganAt = performance.now();
    return this.claimFrom(new Map(), limit);
  }

  private async claimFrom(reached: ReadonlyMap<string, string>, limit: number): Promise<Claim[]> {
    const claims = await this.tasks.claim(limit, this.served, reached);
    this.reached = new Map(claims.map(({ organisationId, dueAt }) => [organisationId, dueAt]));
    this.served = claims.at(-1)?.organisationId ?? this.served;
    return claims;
  }
}
