import { type Environment, type ReviewStatus, type SubmissionStatus } from './types.js';

/** What happened. More may be added: pass over one that you do not know. */
export type EventType =
  | 'application.accepted'
  | 'application.completed'
  | 'application.failed'
  | 'application.review_status_changed'
  | 'application.withdrawn';

/** What a webhook brings and the feed lists: ids and states, never answers. */
export interface IntakeEvent {
  readonly id: string;
  readonly type: EventType;
  readonly timestamp: string;
  readonly data: {
    readonly submission_id: string;
    readonly cohort_id: string;
    readonly external_id: string | null;
    readonly env: Environment;
    readonly status: SubmissionStatus;
    readonly review_status: ReviewStatus | null;
    /** Grows with each change of a submission. */
    readonly version: number;
  };
}

/** A page of the feed, oldest first. */
export interface EventList {
  readonly events: readonly IntakeEvent[];
  /** Give it back as `after`. */
  readonly next_cursor: string;
}
