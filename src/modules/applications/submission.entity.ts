import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ENVIRONMENTS, type Environment } from '../../common/access/environment.js';
import { type Answer } from '../fields/field.js';
import { columnsOf } from '../../database/columns.js';
import { TEXT_PROPERTIES } from './application-texts.js';
import { type FailureCode, type ReviewStatus, type SubmissionStatus } from '../standings/submission-status.js';

/** An application as it was sent, and how far it has come. */
@Entity('submissions')
export class SubmissionEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  /** By which people refer to it, as `SPR27-4F9K`; given by PostgreSQL when it is stored. */
  @Column('text')
  reference!: string;

  @Column('uuid', { name: 'cohort_id' })
  cohortId!: string;

  /** Submissions of the test environment are previews: reviewed like any other, counted nowhere. */
  @Column('text')
  environment!: Environment;

  /** Set on the schema path. */
  @Column('uuid', { name: 'schema_id', nullable: true })
  schemaId!: string | null;

  /** Set on the form path: the version of the cohort's form that was answered. */
  @Column('integer', { name: 'form_version', nullable: true })
  formVersion!: number | null;

  @Column('text', { name: 'external_id', nullable: true })
  externalId!: string | null;

  @Column('text', { name: 'founder_name', nullable: true })
  founderName!: string | null;

  /** Null when no question asks for it, or none of the answers gives it. */
  @Column('text', { name: 'venture_name', nullable: true })
  ventureName!: string | null;

  @Column('text', { name: 'contact_email' })
  contactEmail!: string;

  @Column('json')
  answers!: Answer[];

  @Column('text')
  status!: SubmissionStatus;

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode!: FailureCode | null;

  @Column('text', { name: 'review_status', nullable: true })
  reviewStatus!: ReviewStatus | null;

  /**
   * When it was withdrawn. For a live submission PostgreSQL keeps it set exactly while the review status says
   * withdrawn.
   */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  /** Counts reviews that were started over by hand; each has a token reservation of its own. */
  @Column('integer')
  run!: number;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /** Once set, nobody sees the submission any more; the row stays for the ledger and the statistics. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt!: Date | null;
}

/**
 * The submissions `s` of organisation $1 with the ids $2. It names both environments so that an index which begins with
 * organisation and environment is used up to the id; without them PostgreSQL may go through all of the organisation's
 * entries, as it does while it has no statistics of the table or many organisations have few rows.
 */
export const ONLY_THESE = `s.organisation_id = $1 and s.id = any($2::uuid[]) and s.environment in ('${ENVIRONMENTS.join("', '")}')`;

/**
 * The columns for showing a submission's record and deciding who may see it. The answers are left out, because they are
 * long.
 */
export const RECORD_PROPERTIES = [
  'id',
  'reference',
  'cohortId',
  'environment',
  'schemaId',
  'ventureName',
  ...TEXT_PROPERTIES,
  'status',
  'failureCode',
  'reviewStatus',
  'withdrawnAt',
  'version',
  'submittedAt',
  'updatedAt',
] as const satisfies readonly (keyof SubmissionEntity)[];

export type SubmissionRecord = Pick<SubmissionEntity, (typeof RECORD_PROPERTIES)[number]>;

/** Of a row `s` of submissions. */
export const RECORD_COLUMNS = columnsOf(SubmissionEntity, 's', RECORD_PROPERTIES);
