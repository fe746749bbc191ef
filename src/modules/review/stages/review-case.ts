import { type SubmissionEntity } from '../../applications/submission.entity.js';
import { type Field } from '../../fields/field.js';
import { type ReviewSettings } from '../../rubric/rubric.js';
import { type TokenUsage } from '../reviewers/reviewer.js';

export const REVIEWED_PROPERTIES = [
  'id',
  'organisationId',
  'cohortId',
  'environment',
  'schemaId',
  'formVersion',
  'founderName',
  'contactEmail',
  'answers',
  'submittedAt',
] as const satisfies readonly (keyof SubmissionEntity)[];

export type ReviewedSubmission = Pick<SubmissionEntity, (typeof REVIEWED_PROPERTIES)[number]>;

export interface ReviewCase {
  readonly submission: ReviewedSubmission;
  /** The questions that were answered: of the schema, or of the form's version at the time. */
  readonly fields: readonly Field[];
  readonly brief: string | null;
  readonly settings: ReviewSettings;
  readonly spent: TokenUsage;
  readonly lostWorkers: number;
}
