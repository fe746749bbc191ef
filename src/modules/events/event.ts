import { type Environment } from '../../common/access/environment.js';
import { type ReviewStatus, type SubmissionStatus } from '../applications/submission-status.js';
import { type EventType } from './event-types.js';

/** A row of `events`: what a submission was after a change, and nothing of what the applicant wrote. */
export interface StoredEvent {
  readonly id: string;
  readonly type: EventType;
  readonly environment: Environment;
  readonly cohortId: string;
  readonly submissionId: string;
  readonly status: SubmissionStatus;
  readonly reviewStatus: ReviewStatus | null;
  /** The submission's own counter: of two events the one with the higher version is the later. */
  readonly version: number;
  readonly createdAt: Date;
}
