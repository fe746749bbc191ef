import { type SubmissionEntity } from '../applications/submission.entity.js';
import { type Field } from '../fields/field.js';
import { type ReviewSettings } from '../rubric/rubric.js';
import { type TokenUsage } from './reviewers/token-usage.js';

/** All that a review needs to know, read once at its start. */
export interface ReviewCase {
  readonly submission: SubmissionEntity;
  /** The questions that were answered: of the schema, or of the form's version at the time. */
  readonly fields: readonly Field[];
  readonly brief: string | null;
  readonly settings: ReviewSettings;
  /** What earlier attempts at this review spent on a language model. */
  readonly spent: TokenUsage;
}
