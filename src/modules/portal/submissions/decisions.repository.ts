import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../../common/access/author.js';
import { newId } from '../../../common/ids/uuid.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type ReviewStatus } from '../../applications/submission-status.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { decideStanding } from '../../standings/standings.statements.js';

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
      const { text, values } = decideStanding(organisationId, submissionId, from.status, reviewStatus);
      await manager.query(text, [...values]);
      // The reason is about the applicant, and must go when they are erased.
      const entry = { organisationId, author, targetId: submissionId, after: { reviewStatus } };
      const isDecided = from.status !== reviewStatus;
      if (isDecided)
        await this.audit.record(manager, {
          ...entry,
          before: { reviewStatus: from.status },
          action: 'submission.decided',
        });
      else if (decision.reason !== null)
        await this.audit.record(manager, { ...entry, action: 'submission.reason_corrected' });
      return true;
    });
  }

  /** What had been decided before. */
  private async store(
    manager: EntityManager,
    { organisationId, submissionId, memberId, reviewStatus, reason }: NewDecision,
    versions: readonly number[] | null,
  ): Promise<{ status: ReviewStatus | null } | null> {
    const [stored] = await manager.query<{ status: ReviewStatus | null }[]>(
      `with before as (
         select id, review_status from submissions
          where organisation_id = $7 and id = $1 and erased_at is null and ($2::int[] is null or version = any($2)) for update
       ), changed as (
         update submissions set review_status = $3, version = version + 1, updated_at = now()
           from before where submissions.organisation_id = $7 and submissions.id = before.id
         returning before.review_status as from_status
       )
       insert into review_decisions (id, organisation_id, submission_id, member_id, from_status, to_status, reason)
       select $4, $7, $1, $5, from_status, $3, $6 from changed
       returning from_status as status`,
      [submissionId, versions, reviewStatus, newId(), memberId, reason, organisationId],
    );
    return stored ?? null;
  }

  /** In the order in which they were made. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<DecisionRow[]> {
    return this.database.rows(
      organisationId,
      `select from_status as "from", to_status as "to", reason, members.email as "decidedBy", decided_at as "decidedAt"
         from review_decisions left join members on members.organisation_id = $1 and members.id = member_id
        where review_decisions.organisation_id = $1 and submission_id = $2 order by review_decisions.id`,
      [organisationId, submissionId],
    );
  }
}
