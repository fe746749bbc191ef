import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ReviewSettings } from '../rubric/rubric.js';
import { type CohortStatus } from './cohort-status.js';

/** Lenient forms store whatever they are sent and warn; strict ones refuse. */
export type FormValidation = 'lenient' | 'strict';

@Entity('cohorts')
export class CohortEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** What the cohort looks for; the form is generated from it and relevance is judged by it. */
  @Column('text', { nullable: true })
  brief!: string | null;

  @Column('text')
  status!: CohortStatus;

  @Column('timestamptz', { name: 'opens_at', nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { name: 'closes_at', nullable: true })
  closesAt!: Date | null;

  @Column('text', { name: 'form_validation' })
  formValidation!: FormValidation;

  /** Whether applicants find the form under /apply/. */
  @Column('boolean', { name: 'public_form' })
  publicForm!: boolean;

  /** Signs the pages of the public form; made by PostgreSQL, and not loaded with the entity. */
  @Column({ type: 'uuid', name: 'form_secret', select: false, insert: false, update: false })
  formSecret?: string;

  /**
   * The beginning of its submissions' references; PostgreSQL makes it of the name, and it is not loaded with the
   * entity.
   */
  @Column({ type: 'text', name: 'reference_prefix', select: false, insert: false, update: false })
  referencePrefix?: string;

  @Column('integer', { name: 'form_version' })
  formVersion!: number;

  /** Counts the changes of the cohort, those of its form included. */
  @Column('integer')
  version!: number;

  @Column('jsonb', { name: 'fit_dimensions' })
  fitDimensions!: ReviewSettings['fit_dimensions'];

  @Column('jsonb', { name: 'strength_criteria' })
  strengthCriteria!: ReviewSettings['strength_criteria'];

  @Column('jsonb')
  thresholds!: ReviewSettings['thresholds'];

  /** In tokens. */
  @Column('integer', { name: 'review_price' })
  reviewPrice!: number;

  /** How long after its completion applications are kept; null for ever, or until somebody erases them. */
  @Column('integer', { name: 'retention_days', nullable: true })
  retentionDays!: number | null;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  /** When the next of its applications are to be erased; null for never, and when all are. */
  @Column('timestamptz', { name: 'erasure_due_at', nullable: true })
  erasureDueAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
