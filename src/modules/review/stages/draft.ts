import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type BlindAnswers } from '../redaction/redaction.js';
import { EMBEDDED_MODEL } from '../reviewers/embedded-reviewer.js';
import { type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import { type ReportBody } from '../scoring/report.js';
import { type ReviewCase, type ReviewedSubmission } from './review-case.js';

export interface ReviewSubject extends Pick<ReviewCase, 'fields' | 'brief' | 'settings'> {
  readonly submission: Omit<ReviewedSubmission, 'id' | 'organisationId' | 'formVersion'>;
}

/** The state of a review so far; each step adds its part. Plain data, since it is passed between threads. */
export interface Draft {
  readonly subject: ReviewSubject;
  readonly blinded: BlindAnswers;
  readonly flags: readonly GuardRailFlag[];
  /** The answers that the guard rails could read, in their original words. */
  readonly originals: readonly ReviewAnswer[];
  readonly read: readonly ReviewAnswer[];
  readonly judgement: Judgement;
  readonly body: ReportBody | null;
  /** Packed; empty when no answer is long enough. */
  readonly fingerprints: Uint8Array;
}

export const NOTHING_BLINDED: BlindAnswers = { answers: [], originals: [], asked: [] };

export function draftOf({ submission, fields, brief, settings }: ReviewSubject): Draft {
  return {
    subject: { submission, fields, brief, settings },
    blinded: NOTHING_BLINDED,
    flags: [],
    originals: [],
    read: [],
    judgement: { criteria: [], industry: '', summary: '', ...EMBEDDED_MODEL },
    body: null,
    fingerprints: new Uint8Array(),
  };
}

export function reportOf({ body }: Draft): ReportBody {
  if (body === null) throw new Error('The review has not come to a report');
  return body;
}
