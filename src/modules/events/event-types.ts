import { type ReviewStatus, type SubmissionStatus } from '../standings/submission-status.js';

interface EventKind {
  /** What has happened, in a sentence. */
  readonly summary: string;
  /** When the event is sent, and when not. */
  readonly description: string;
  /** An example of the submission's status afterwards. */
  readonly example: {
    readonly status: SubmissionStatus;
    readonly review_status: ReviewStatus | null;
    readonly version: number;
  };
}

/**
 * The events that integrators get by webhook and in the feed; documents, portal and validation use this list. It may
 * grow: readers of events ignore types they do not know.
 */
export const EVENT_KINDS = {
  'application.accepted': {
    summary: 'An application was accepted',
    description: 'It is stored, and its review follows. Told whichever way it came: the API, a batch, the public form.',
    example: { status: 'pending', review_status: null, version: 1 },
  },
  'application.completed': {
    summary: 'The review of an application is complete',
    description:
      'The report can be read. It may follow `application.failed`: a review that failed can be started over by the team.',
    example: { status: 'complete', review_status: null, version: 3 },
  },
  'application.failed': {
    summary: 'The review of an application has failed',
    description:
      'There will be no report unless the team starts the review over; its tokens went back. Told as well of an application that was ' +
      'erased before its review was over, whose record nobody can read any more.',
    example: { status: 'failed', review_status: null, version: 3 },
  },
  'application.review_status_changed': {
    summary: 'The team has decided on an application',
    description: 'Told of each decision that changes the one before, also when it is taken back to none.',
    example: { status: 'complete', review_status: 'shortlisted', version: 4 },
  },
  'application.withdrawn': {
    summary: 'An application was withdrawn',
    description:
      'Its applicant took it back, by a client with a key. Where its review was still owed, it has failed by that, which is told of before.',
    example: { status: 'complete', review_status: 'withdrawn', version: 4 },
  },
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventType = keyof typeof EVENT_KINDS;

export const EVENT_TYPES = Object.keys(EVENT_KINDS) as EventType[];
