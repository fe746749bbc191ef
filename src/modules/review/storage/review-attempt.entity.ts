import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('review_attempts')
export class ReviewAttemptEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @PrimaryColumn('integer')
  run!: number;

  @PrimaryColumn('integer')
  attempt!: number;

  @Column('boolean')
  failed!: boolean;

  /** Why the last stage failed; may quote the applicant. */
  @Column('text', { nullable: true })
  detail!: string | null;

  @Column('json', { nullable: true })
  usage!: object | null;

  /** Stages in their order, each with when it began and ended, in milliseconds. */
  @Column('json')
  passages!: object;
}
