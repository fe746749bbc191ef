import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A review that is still to be done; the row is deleted when it is over. */
@Entity('review_tasks')
export class ReviewTaskEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  /** How many times the review has been started; being put off or stopped does not count. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Changes with every claim: only the latest may store an outcome. */
  @Column('integer', { default: 0 })
  fence!: number;

  /** When it is due; later if it was put off. */
  @Column('timestamptz', { name: 'available_at', default: () => 'now()' })
  availableAt!: Date;

  /** While this is in the future, a worker is reviewing it. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column('integer')
  run!: number;

  /** The tokens that are reserved until it is over. */
  @Column('bigint')
  price!: number;

  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' })
  owedSince!: Date;
}
