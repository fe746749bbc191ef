import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ReviewStatus } from '../standings/submission-status.js';

/** What the team decided on a submission, one row for each change. */
@Entity('review_decisions')
export class ReviewDecisionEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  /** Null once the member is gone. */
  @Column('uuid', { name: 'member_id', nullable: true })
  memberId!: string | null;

  @Column('text', { name: 'from_status', nullable: true })
  fromStatus!: ReviewStatus | null;

  @Column('text', { name: 'to_status', nullable: true })
  toStatus!: ReviewStatus | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** Whether the applicant withdrew it and nobody in the team has decided. */
  @Column('boolean', { name: 'by_applicant', default: false })
  byApplicant!: boolean;

  @Column('timestamptz', { name: 'decided_at', default: () => 'now()' })
  decidedAt!: Date;
}
