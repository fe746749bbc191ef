import { Injectable } from '@nestjs/common';
import { runStatements } from '../../database/pipeline.js';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { type Environment } from '../../common/access/environment.js';
import { LOCK_FOR_WITHDRAWAL, WITHDRAW } from '../applications/submission-changes.statements.js';
import { type ReviewStatus, type SubmissionStatus } from '../standings/submission-status.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type Facts } from '../audit/facts.js';
import { DecisionsRepository } from '../decisions/decisions.repository.js';
import { tellOf } from '../webhooks/tell-of-changes.statements.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { decideStanding, enterStandings } from '../standings/standings.statements.js';

export interface Withdrawal {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly reason: string | null;
  readonly author: Author;
}

/** What was withdrawn, as it was before. */
interface Withdrawn {
  readonly environment: Environment;
  readonly status: SubmissionStatus;
  readonly reviewStatus: ReviewStatus | null;
  readonly withdrawnAt: Date | null;
  /** The run whose review was owed, and is not any more; null when none was. */
  readonly owedRun: number | null;
}

@Injectable()
export class WithdrawalsRepository {
  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly decisions: DecisionsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Null when the organisation has no such submission, or not any more. One that was withdrawn before stays as it is, unless
   * its review is owed all the same: the team may have decided so, which ends no review.
   */
  async withdraw(manager: EntityManager, withdrawal: Withdrawal): Promise<Withdrawn | null> {
    const { organisationId, submissionId } = withdrawal;
    // As in erasure: a review that ends takes its task first, and then the submission; another order may deadlock.
    const before = await this.tasks.remove(manager, organisationId, submissionId);
    const [found] = await manager.query<Omit<Withdrawn, 'owedRun'>[]>(LOCK_FOR_WITHDRAWAL, [
      organisationId,
      submissionId,
    ]);
    if (found === undefined) return null;
    // Of a retry that came in between.
    const owedRun = before ?? (await this.tasks.remove(manager, organisationId, submissionId));
    const withdrawn = { ...found, owedRun };
    if (found.withdrawnAt === null || owedRun !== null) await this.store(manager, withdrawal, withdrawn);
    return withdrawn;
  }

  private async store(manager: EntityManager, withdrawal: Withdrawal, before: Withdrawn): Promise<void> {
    const { organisationId, submissionId, author } = withdrawal;
    const { environment, reviewStatus, owedRun } = before;
    const next: ReviewStatus | null = environment === 'live' ? 'withdrawn' : null;
    await manager.query(WITHDRAW, [organisationId, submissionId, next, owedRun !== null]);
    await this.decisions.recordWithdrawal(manager, withdrawal, reviewStatus);
    const entry = { organisationId, author, action: 'submission.withdrawn', targetId: submissionId } as const;
    await this.audit.record(manager, { ...entry, ...factsOf(before, next) });
    await runStatements(
      manager,
      ...(owedRun === null ? [] : [enterStandings(organisationId, [submissionId])]),
      decideStanding(organisationId, submissionId, reviewStatus, next),
      ...(owedRun === null ? [] : [tellOf(organisationId, submissionId, 'application.failed')]),
      tellOf(organisationId, submissionId, 'application.withdrawn'),
    );
  }
}

/** The reason is the applicant's, and must go when they are erased. */
function factsOf(
  { status, reviewStatus, withdrawnAt, owedRun }: Withdrawn,
  next: ReviewStatus | null,
): Record<'before' | 'after', Facts> {
  return {
    before: { status, reviewStatus, isWithdrawn: withdrawnAt !== null },
    after: { status: owedRun === null ? status : 'failed', reviewStatus: next, isWithdrawn: true },
  };
}
