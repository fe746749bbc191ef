import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type ReviewStatus, type SubmissionStatus } from '../standings/submission-status.js';
import { type EventType } from './event-types.js';

/** A submission's status after a change, without anything that the applicant wrote. */
@Entity('events')
export class EventEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  /** The order in which events are pulled: the number of the transaction that wrote them. */
  @Column('bigint', { default: () => 'event_position()' })
  position!: string;

  @Column('text')
  type!: EventType;

  @Column('text')
  environment!: Environment;

  @Column('uuid', { name: 'cohort_id' })
  cohortId!: string;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('text')
  status!: SubmissionStatus;

  @Column('text', { name: 'review_status', nullable: true })
  reviewStatus!: ReviewStatus | null;

  /** The submission's own counter. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
