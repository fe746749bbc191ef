import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { isUnfounded } from '../../database/assumptions.js';
import { GroupCommit } from '../../database/group-commit.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { EventAnnouncer } from '../events/event-announcer.js';
import { type Claim } from '../review-tasks/claim.js';
import { assumeHeld, fences, type Postponed } from '../review-tasks/review-tasks.statements.js';
import { ALL_THAT_WAIT, submissionOf } from './batch-limits.js';
import { logOutcome } from './outcome-log.js';
import { type Attempt, type Ending, type Outcome } from './review-outcome.js';
import { storeAll } from './review-outcomes.statements.js';

/**
 * Stores how reviews ended: those of an organisation that end while a transaction is under way are stored together by the
 * next. It begins at the fence: an attempt whose claim was lost to another writes nothing, so that there is one report,
 * one status and one net charge whatever happened. An outcome that cannot be stored takes no other with it.
 */
@Injectable()
export class ReviewOutcomesRepository {
  private readonly commits: GroupCommit<Outcome, boolean>;

  constructor(
    config: AppConfig,
    private readonly database: TenantDatabase,
    private readonly completions: CompletionAnnouncer,
    private readonly events: EventAnnouncer,
  ) {
    this.commits = new GroupCommit({
      ...ALL_THAT_WAIT,
      commit: (organisationId, outcomes) => this.storeHeld(organisationId, outcomes),
      markOf: ({ claim }) => submissionOf(claim),
      concurrency: Math.ceil(config.tenantPoolSize / 2),
    });
  }

  /** False when the claim was lost. */
  async store(attempt: Attempt, ending: Ending): Promise<boolean> {
    return this.commits.add(attempt.claim.organisationId, { ...attempt, ending });
  }

  private async storeHeld(organisationId: string, outcomes: readonly Outcome[]): Promise<boolean[]> {
    const held =
      (await this.storeAsHeld(organisationId, outcomes)) ?? (await this.lookAndStore(organisationId, outcomes));
    const ended = outcomes.filter(({ claim, ending }) => ending.kind !== 'postponed' && held.has(claim.submissionId));
    for (const outcome of outcomes) logOutcome(outcome, held.has(outcome.claim.submissionId));
    if (ended.length > 0) {
      this.completions.announce(ended.map(({ claim }) => claim.submissionId));
      this.events.announce(organisationId);
    }
    return outcomes.map(({ claim }) => held.has(claim.submissionId));
  }

  /** One round trip, if all claims held, as nearly all do. Null when one was lost: then nothing was stored. */
  private async storeAsHeld(organisationId: string, outcomes: readonly Outcome[]): Promise<Set<string> | null> {
    try {
      const statements = [...assumeHeld(organisationId, ...claimsOf(outcomes)), ...storeAll(organisationId, outcomes)];
      await this.database.commit(organisationId, statements);
      return new Set(outcomes.map(({ claim }) => claim.submissionId));
    } catch (error) {
      if (isUnfounded(error)) return null;
      throw error;
    }
  }

  /** Two round trips: which claims still hold, then what they came to. The ids whose claims held. */
  private async lookAndStore(organisationId: string, outcomes: readonly Outcome[]): Promise<Set<string>> {
    return this.database.exchange(organisationId, async (exchange) => {
      const fence = await exchange.send(fences(organisationId, ...claimsOf(outcomes)));
      const ids = new Set((fence.flat() as { id: string }[]).map(({ id }) => id));
      await exchange.commit(
        storeAll(
          organisationId,
          outcomes.filter(({ claim }) => ids.has(claim.submissionId)),
        ),
      );
      return ids;
    });
  }
}

/** Those that are over, and those that are to be tried again. */
function claimsOf(outcomes: readonly Outcome[]): [over: Claim[], later: Postponed[]] {
  return [
    outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [claim])),
    outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [{ claim, delayMs: ending.delayMs }] : [])),
  ];
}
