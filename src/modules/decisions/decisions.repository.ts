import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { newId } from '../../common/ids/uuid.js';
import { runStatements } from '../../database/pipeline.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { DECIDE } from '../applications/submission-changes.statements.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { decideStanding } from '../standings/standings.statements.js';
import { type ReviewStatus } from '../standings/submission-status.js';
import { tellOf } from '../webhooks/tell-of-changes.statements.js';
import { ReviewDecisionEntity } from './review-decision.entity.js';

export interface NewDecision {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly memberId: string;
  readonly author: Author;
  readonly reviewStatus: ReviewStatus | null;
  readonly reason: string | null;
}

export interface DecisionRow {
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus | null;
  readonly reason: string | null;
  /** Null once the member is gone. */
  readonly decidedBy: string | null;
  /** Whether the applicant withdrew it and nobody in the team has decided. */
  readonly byApplicant: boolean;
  readonly decidedAt: Date;
}

@Injectable()
export class DecisionsRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** False when the submission has none of these versions any more; null stands for any version. */
  async decide(decision: NewDecision, versions: readonly number[] | null): Promise<boolean> {
    const { organisationId, submissionId, author, reviewStatus } = decision;
    return this.database.transaction(organisationId, async (manager) => {
      const from = await this.store(manager, decision, versions);
      if (from === null) return false;
      await runStatements(manager, decideStanding(organisationId, submissionId, from.status, reviewStatus));
      // The reason is left out of the audit log: it is about the applicant, and must go when they are erased.
      const entry = { organisationId, author, targetId: submissionId, after: { reviewStatus } };
      const isDecided = from.status !== reviewStatus;
      if (isDecided) {
        const facts = { ...entry, before: { reviewStatus: from.status } };
        await this.audit.record(manager, { ...facts, action: 'submission.decided' });
        await runStatements(manager, tellOf(organisationId, submissionId, 'application.review_status_changed'));
      } else if (decision.reason !== null)
        await this.audit.record(manager, { ...entry, action: 'submission.reason_corrected' });
      return true;
    });
  }

  /** Stores the decision and returns the one before. */
  private async store(
    manager: EntityManager,
    { organisationId, submissionId, memberId, reviewStatus, reason }: NewDecision,
    versions: readonly number[] | null,
  ): Promise<{ status: ReviewStatus | null } | null> {
    const [[changed]] = await manager.query<[{ status: ReviewStatus | null }[], number]>(DECIDE, [
      organisationId,
      submissionId,
      versions,
      reviewStatus,
    ]);
    if (changed === undefined) return null;
    const states = { fromStatus: changed.status, toStatus: reviewStatus };
    await manager.insert(ReviewDecisionEntity, {
      id: newId(),
      organisationId,
      submissionId,
      memberId,
      ...states,
      reason,
    });
    return changed;
  }

  /**
   * Records that the applicant has withdrawn a submission that had this decision. For previews too, which have none.
   */
  async recordWithdrawal(
    manager: EntityManager,
    { organisationId, submissionId, reason }: Pick<NewDecision, 'organisationId' | 'submissionId' | 'reason'>,
    fromStatus: ReviewStatus | null,
  ): Promise<void> {
    await manager.insert(ReviewDecisionEntity, {
      id: newId(),
      organisationId,
      submissionId,
      fromStatus,
      toStatus: 'withdrawn',
      reason,
      byApplicant: true,
    });
  }

  /** Erases the reasons, since they are about the applicant. */
  async eraseReasons(manager: EntityManager, organisationId: string, submissionId: string): Promise<void> {
    await manager.update(ReviewDecisionEntity, { organisationId, submissionId }, { reason: null });
  }

  /** In the order in which they were made. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<DecisionRow[]> {
    return this.database.rows(
      organisationId,
      `select from_status as "from", to_status as "to", reason, members.email as "decidedBy", by_applicant as "byApplicant", decided_at as "decidedAt"
         from review_decisions left join members on members.organisation_id = $1 and members.id = member_id
        where review_decisions.organisation_id = $1 and submission_id = $2 order by review_decisions.id`,
      [organisationId, submissionId],
    );
  }
}
