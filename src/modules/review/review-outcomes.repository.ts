import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { GroupCommit } from '../../database/group-commit.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { finish, postpone } from '../review-tasks/review-tasks.statements.js';
import { ALL_THAT_WAIT } from './batch-limits.js';
import { type Attempt, type Ending, type Outcome, outcomeOf, weightOf } from './review-outcome.js';
import { storeAll } from './review-outcomes.statements.js';

interface Entry {
  readonly outcome: Outcome;
  readonly weight: number;
  readonly mark: null;
}

/**
 * Stores how reviews ended: those of an organisation that end while a transaction is under way are stored together by the
 * next. It begins at the fence: an attempt whose claim was lost to another writes nothing, so that there is one report,
 * one status and one net charge whatever happened. An outcome that cannot be stored takes no other with it.
 */
@Injectable()
export class ReviewOutcomesRepository {
  private readonly commits: GroupCommit<Entry, boolean>;

  constructor(
    config: AppConfig,
    private readonly database: TenantDatabase,
    private readonly completions: CompletionAnnouncer,
  ) {
    this.commits = new GroupCommit({
      commit: (organisationId, entries) => this.storeHeld(organisationId, entries.map(({ outcome }) => outcome)),
      ...ALL_THAT_WAIT,
      concurrency: Math.ceil(config.tenantPoolSize / 2),
    });
  }

  /** False when the claim was lost. */
  async store(attempt: Attempt, ending: Ending): Promise<boolean> {
    const outcome = outcomeOf(attempt, ending);
    return this.commits.add(attempt.claim.organisationId, { outcome, weight: weightOf(outcome), mark: null });
  }

  /** Two round trips: which claims still hold, then what they came to. */
  private async storeHeld(organisationId: string, outcomes: readonly Outcome[]): Promise<boolean[]> {
    const held = await this.database.exchange(organisationId, async (exchange) => {
      const fence = await exchange.send(fencesOf(outcomes));
      const ids = new Set((fence.flat() as { id: string }[]).map(({ id }) => id));
      await exchange.commit(storeAll(organisationId, outcomes.filter(({ claim }) => ids.has(claim.submissionId))));
      return ids;
    });
    const ended = outcomes.filter(({ claim, ending }) => ending.kind !== 'postponed' && held.has(claim.submissionId));
    if (ended.length > 0) this.completions.announce(ended.map(({ claim }) => claim.submissionId));
    return outcomes.map(({ claim }) => held.has(claim.submissionId));
  }
}

function fencesOf(outcomes: readonly Outcome[]): ReturnType<typeof finish>[] {
  const over = outcomes.filter(({ ending }) => ending.kind !== 'postponed').map(({ claim }) => claim);
  const later = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [{ claim, delayMs: ending.delayMs }] : []));
  return [
    ...(over.length === 0 ? [] : [finish(over)]),
    ...(later.length === 0 ? [] : [postpone(later.map(({ claim }) => claim), later.map(({ delayMs }) => delayMs))]),
  ];
}
