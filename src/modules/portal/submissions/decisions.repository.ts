import { Injectable } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type ReviewStatus } from '../../applications/submission-status.js';

export interface NewDecision {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly memberId: string;
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
  constructor(private readonly database: TenantDatabase) {}

  /** False when the submission has none of these versions any more; null stands for any version. */
  async decide(decision: NewDecision, versions: readonly number[] | null): Promise<boolean> {
    const { organisationId, submissionId, memberId, reviewStatus, reason } = decision;
    const recorded = await this.database.rows(
      organisationId,
      `with before as (
         select id, review_status from submissions where id = $1 and ($2::int[] is null or version = any($2)) for update
       ), changed as (
         update submissions set review_status = $3, version = version + 1, updated_at = now()
           from before where submissions.id = before.id
         returning submissions.organisation_id, before.review_status as from_status
       )
       insert into review_decisions (id, organisation_id, submission_id, member_id, from_status, to_status, reason)
       select $4, organisation_id, $1, $5, from_status, $3, $6 from changed
       returning id`,
      [submissionId, versions, reviewStatus, newId(), memberId, reason],
    );
    return recorded.length === 1;
  }

  /** In the order in which they were made. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<DecisionRow[]> {
    return this.database.rows(
      organisationId,
      `select from_status as "from", to_status as "to", reason, members.email as "decidedBy", decided_at as "decidedAt"
         from review_decisions left join members on members.id = member_id
        where submission_id = $1 order by review_decisions.id`,
      [submissionId],
    );
  }
}
