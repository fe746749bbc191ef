import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type FailureCode } from '../applications/submission-status.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { InsightsReportEntity } from '../insights/insights-report.entity.js';
import { OverlapsRepository } from '../overlaps/overlaps.repository.js';
import { type Claim, ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { type ReviewResult } from './review-stages.js';
import { SubmissionEventEntity } from './submission-event.entity.js';
import { type StagePassage } from './timeline.js';

/** How a review of a submission went: the claim it was made under, and its way through the stages. */
export interface Attempt {
  readonly claim: Claim;
  readonly passages: readonly StagePassage[];
}

/**
 * Stores how a review ended. Each outcome is one transaction that begins at the fence: an attempt whose claim was
 * lost to another writes nothing, so that there is one report, one status and one net charge whatever happened.
 */
@Injectable()
export class ReviewOutcomesRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly tasks: ReviewTasksRepository,
    private readonly tokens: TokensRepository,
    private readonly completions: CompletionAnnouncer,
    private readonly overlaps: OverlapsRepository,
  ) {}

  /** False when the claim was lost, here and below. */
  async complete(attempt: Attempt, { report, fingerprints }: ReviewResult): Promise<boolean> {
    return this.end(attempt, async (manager, { submissionId, run }) => {
      await manager.insert(InsightsReportEntity, report);
      await this.overlaps.replace(manager, attempt.claim, fingerprints);
      await setStatus(manager, submissionId, 'complete', null);
      await this.tokens.settle(manager, submissionId, run);
    });
  }

  async fail(attempt: Attempt, code: FailureCode): Promise<boolean> {
    return this.end(attempt, async (manager, { submissionId, run }) => {
      await setStatus(manager, submissionId, 'failed', code);
      await this.tokens.release(manager, submissionId, run);
    });
  }

  /** The same submission will be reviewed again after the delay; callers go on seeing it as processing. */
  async retryLater(attempt: Attempt, delayMs: number): Promise<boolean> {
    return this.database.transaction(attempt.claim.organisationId, async (manager) => {
      const isOurs = await this.tasks.postpone(manager, attempt.claim, delayMs);
      if (isOurs) await writeTimeline(manager, attempt);
      return isOurs;
    });
  }

  private async end(
    attempt: Attempt,
    write: (manager: EntityManager, claim: Claim) => Promise<void>,
  ): Promise<boolean> {
    const isStored = await this.database.transaction(attempt.claim.organisationId, async (manager) => {
      if (!(await this.tasks.finish(manager, attempt.claim))) return false;
      await writeTimeline(manager, attempt);
      await write(manager, attempt.claim);
      return true;
    });
    if (isStored) this.completions.announce(attempt.claim.submissionId);
    return isStored;
  }
}

async function setStatus(
  manager: EntityManager,
  id: string,
  status: 'complete' | 'failed',
  failureCode: FailureCode | null,
): Promise<void> {
  await manager.query(
    'update submissions set status = $2, failure_code = $3, updated_at = now(), version = version + 1 where id = $1',
    [id, status, failureCode],
  );
}

async function writeTimeline(manager: EntityManager, { claim, passages }: Attempt): Promise<void> {
  const { submissionId, organisationId, run, attempt } = claim;
  const events = passages.map((passage) => ({
    ...passage,
    id: newId(),
    organisationId,
    submissionId,
    run,
    attempt,
  }));
  if (events.length > 0) await manager.insert(SubmissionEventEntity, events);
}
