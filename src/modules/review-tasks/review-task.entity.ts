import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A review that is owed. The row disappears with the transaction that stores the outcome. */
@Entity('review_tasks')
export class ReviewTaskEntity {
  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('uuid', { name: 'organisation_id' })
  organisationId!: string;

  /** How many times the review has been begun; one that was merely stopped does not count. */
  @Column('integer')
  attempt!: number;

  /** Grows with every claim, whatever became of the earlier ones: only the latest claimant may finish. */
  @Column('integer')
  fence!: number;

  /** Part of the Bull job's id. From a sequence, since Bull silently drops a job id it has seen before. */
  @Column('bigint')
  dispatch!: number;

  /** Null until the queue was told. */
  @Column('timestamptz', { name: 'dispatched_at', nullable: true })
  dispatchedAt!: Date | null;

  /** Not before this time; moved into the future when an attempt is to be repeated later. */
  @Column('timestamptz', { name: 'available_at' })
  availableAt!: Date;

  /** While in the future, somebody is at work; renewed by them, on the database's clock. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;
}
