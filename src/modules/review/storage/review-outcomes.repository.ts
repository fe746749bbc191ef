import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { isUnfounded } from '../../../database/assumptions.js';
import { GroupCommit } from '../../../database/group-commit.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { CompletionAnnouncer } from '../../completions/completion-announcer.js';
import { EventAnnouncer } from '../../events/event-announcer.js';
import { ClaimKeeper } from '../worker/claim-keeper.js';
import { ALL_THAT_WAIT } from './batch-limits.js';
import { logOutcome } from './outcome-log.js';
import { type AttemptOutcome } from './review-outcome.js';
import { storeAll } from './review-outcomes.statements.js';

/**
 * Stores how reviews ended. Those of an organisation that end while a transaction is under way share the next one. It
 * starts by checking the fence: an attempt whose claim was lost stores nothing, so that there is one report, one status
 * and one charge whatever happened. An outcome that cannot be stored does not keep others from being stored.
 */
@Injectable()
export class ReviewOutcomesRepository {
  private readonly commits: GroupCommit<AttemptOutcome, boolean>;

  constructor(
    config: AppConfig,
    private readonly database: TenantDatabase,
    private readonly completions: CompletionAnnouncer,
    private readonly events: EventAnnouncer,
    claims: ClaimKeeper,
  ) {
    this.commits = new GroupCommit({
      ...ALL_THAT_WAIT,
      commit: (organisationId, outcomes) => this.storeHeld(organisationId, outcomes),
      concurrency: Math.ceil(config.tenantPoolSize / 2),
      expected: () => claims.held,
    });
  }

  /** False when the claim was lost. */
  async store(outcome: AttemptOutcome): Promise<boolean> {
    return this.commits.add(outcome.claim.organisationId, outcome);
  }

  private async storeHeld(organisationId: string, outcomes: readonly AttemptOutcome[]): Promise<boolean[]> {
    const held = await this.storeAsHeld(organisationId, outcomes);
    for (const outcome of outcomes) logOutcome(outcome, held);
    const ended = held ? outcomes.filter(({ ending }) => ending.kind !== 'postponed') : [];
    if (ended.length > 0) {
      this.completions.announce(ended.map(({ claim }) => claim.submissionId));
      this.events.announce(organisationId);
    }
    return outcomes.map(() => held);
  }

  /** False when the claim was lost. With several it throws instead, and each half is stored by itself. */
  private async storeAsHeld(organisationId: string, outcomes: readonly AttemptOutcome[]): Promise<boolean> {
    try {
      await this.database.commit(organisationId, storeAll(organisationId, outcomes));
      return true;
    } catch (error) {
      if (outcomes.length > 1 || !isUnfounded(error)) throw error;
      return false;
    }
  }
}
