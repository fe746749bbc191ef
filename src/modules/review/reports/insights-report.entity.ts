import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ReportBody } from '../scoring/report.js';
import { type ReportParts } from './report-parts.js';

/** A report but for its parts, which stand in a row of their own: one row with both would be longer than a page. */
@Entity('review_reports')
export class InsightsReportEntity {
  @Column('uuid')
  id!: string;

  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('text', { name: 'business_summary' })
  businessSummary!: string;

  @Column('smallint', { name: 'clarity_score' })
  clarityScore!: number;

  @Column('smallint', { name: 'founder_fit_score' })
  founderFitScore!: number;

  @Column('numeric', { name: 'idea_strength_score' })
  ideaStrengthScore!: number;

  @Column('text')
  verdict!: ReportBody['verdict'];

  @Column('text', { name: 'industry_field' })
  industryField!: string;

  @Column('text', { name: 'fit_reasoning' })
  fitReasoning!: string;

  @Column('jsonb', { name: 'guard_rail_flags' })
  guardRailFlags!: ReportBody['guard_rail_flags'];

  /** Null in reports from before it existed. */
  @Column('text', { nullable: true })
  confidence!: ReportBody['confidence'] | null;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt!: Date;

  /** This and what follows only in reports from before parts had rows of their own. */
  @Column('jsonb', { name: 'fit_dimensions', nullable: true })
  fitDimensions!: ReportParts['fit_dimensions'] | null;

  @Column('jsonb', { name: 'strength_criteria', nullable: true })
  strengthCriteria!: ReportParts['strength_criteria'] | null;

  @Column('jsonb', { nullable: true })
  provenance!: ReportParts['provenance'] | null;

  @Column('jsonb', { name: 'clarity_roles', nullable: true })
  clarityRoles!: ReportParts['clarity_roles'];
}

export const REPORT_PROPERTIES = [
  'id',
  'submissionId',
  'businessSummary',
  'clarityScore',
  'founderFitScore',
  'ideaStrengthScore',
  'verdict',
  'industryField',
  'fitReasoning',
  'guardRailFlags',
  'confidence',
  'generatedAt',
] as const satisfies readonly (keyof InsightsReportEntity)[];
