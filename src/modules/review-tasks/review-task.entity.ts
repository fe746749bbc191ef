import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A review that is owed: there exactly as long as it is. */
@Entity('review_tasks')
export class ReviewTaskEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  /** How many times the review has been begun; one that was put off or stopped does not count. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Grows with every claim: only the latest claimant may finish. */
  @Column('integer', { default: 0 })
  fence!: number;

  /** Moves when a review is put off. */
  @Column('timestamptz', { name: 'available_at', default: () => 'now()' })
  availableAt!: Date;

  /** While in the future, somebody is at work. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column('integer')
  run!: number;

  /** What it holds of the organisation's tokens until it is over. */
  @Column('bigint')
  price!: number;

  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' })
  owedSince!: Date;
}
