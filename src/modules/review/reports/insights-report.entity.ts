import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ReportBody } from '../scoring/report.js';
import { type Provenance } from './provenance.js';
import { type StoredDimension } from './report-parts.js';

@Entity('insights_reports')
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

  @Column('jsonb', { name: 'fit_dimensions' })
  fitDimensions!: StoredDimension[];

  @Column('jsonb', { name: 'strength_criteria' })
  strengthCriteria!: ReportBody['strength_criteria'];

  @Column('jsonb', { name: 'guard_rail_flags' })
  guardRailFlags!: ReportBody['guard_rail_flags'];

  @Column('jsonb')
  provenance!: Provenance;

  /** Null, as are its roles, in reports from before these existed. */
  @Column('text', { nullable: true })
  confidence!: ReportBody['confidence'] | null;

  @Column('jsonb', { name: 'clarity_roles', nullable: true })
  clarityRoles!: ReportBody['clarity_roles'] | null;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt!: Date;
}
