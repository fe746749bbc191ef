import { Injectable } from '@nestjs/common';
import { LOWEST_ID } from '../../common/ids/uuid.js';
import { type Claim } from './claim.js';
import { type Reached, ReviewTasksRepository } from './review-tasks.repository.js';

/** To look at all takes this share of the time at most, however much there is to walk past. */
const LOOKING_SHARE = 0.1;
/** And yet what became due again, because a worker died over it, is found after so long. */
const LONGEST_MS = 1_000;

/**
 * Claims for one worker, in turn over all organisations. In a rush it goes on where it stopped, and only now and then begins
 * from the beginning: see `CLAIM_FURTHER`.
 */
@Injectable()
export class DueReviews {
  /** The organisation whose turn it was last. */
  private served = LOWEST_ID;
  /** Of each organisation that has something due, up to where it has been claimed; empty where that is not known of all. */
  private readonly reached = new Map<string, string>();
  private lookAtAllAfter = 0;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** At most `limit`. Fewer may be less than there is to claim; none is not. */
  async claim(limit: number): Promise<Claim[]> {
    const isToGoOn = this.reached.size > 0 && performance.now() < this.lookAtAllAfter;
    const further = isToGoOn ? await this.claimFurther(limit) : [];
    return further.length > 0 ? further : this.claimOfAll(limit);
  }

  private async claimFurther(limit: number): Promise<Claim[]> {
    const known = [...this.reached].sort(([one], [other]) => (one < other ? -1 : 1));
    const next = known.findIndex(([organisationId]) => organisationId > this.served);
    const inTurn = next < 0 ? known : [...known.slice(next), ...known.slice(0, next)];
    const claims = await this.tasks.claimFurther(
      limit,
      inTurn.map(([organisationId, dueAt]) => ({ organisationId, dueAt })),
    );
    this.remember(claims, limit);
    return claims;
  }

  private async claimOfAll(limit: number): Promise<Claim[]> {
    const startedAt = performance.now();
    const claims = await this.tasks.claim(limit, this.served);
    const now = performance.now();
    this.lookAtAllAfter = now + Math.min((now - startedAt) / LOOKING_SHARE, LONGEST_MS);
    this.reached.clear();
    this.remember(claims, limit);
    return claims;
  }

  private remember(claims: readonly (Claim & Reached)[], limit: number): void {
    for (const { organisationId, dueAt } of claims) this.reached.set(organisationId, dueAt);
    // Of somebody nothing is left but what may have become due again; or there may be more of them than had a turn.
    if (claims.length < limit || this.reached.size >= limit) this.reached.clear();
    this.served = claims.at(-1)?.organisationId ?? this.served;
  }
}
