import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';

/** What lists are filtered, sorted and searched by, of a submission whose review is over. */
@Entity('submission_standings')
export class SubmissionStandingEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('text')
  environment!: Environment;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('uuid', { name: 'cohort_id' })
  cohortId!: string;

  /** 'none' without a decision. */
  @Column('text', { name: 'review_status' })
  reviewStatus!: string;

  /** 'none' without a report. */
  @Column('text')
  verdict!: string;

  @Column('smallint', { name: 'clarity_score', nullable: true })
  clarityScore!: number | null;

  @Column('smallint', { name: 'founder_fit_score', nullable: true })
  founderFitScore!: number | null;

  @Column('smallint', { name: 'idea_strength_tenths', nullable: true })
  ideaStrengthTenths!: number | null;

  @Column('text', { name: 'search_text' })
  searchText!: string;

  /** Made by PostgreSQL, as is the next. What the verdict is made from, in tenths. */
  @Column('smallint', { name: 'overall_tenths', nullable: true })
  readonly overallTenths!: number | null;

  @Column('boolean')
  flagged!: boolean;

  /** As of the submission. */
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('text', { name: 'found_by' })
  readonly foundBy!: string;
}
