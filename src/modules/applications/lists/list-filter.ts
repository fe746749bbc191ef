import { type Environment } from '../../../common/access/environment.js';
import { type Verdict } from '../../rubric/rubric.js';
import { type FilteredProperty } from '../application-texts.js';
import { type ReviewStatus, type SubmissionStatus } from '../../standings/submission-status.js';
import { type TypedReference } from './typed-reference.js';

/** Which submissions of an organisation a list is of. What is left out does not matter. */
export interface ListFilter extends Readonly<Partial<Record<FilteredProperty, string>>> {
  readonly organisationId: string;
  /** Previews and live submissions are never in one list. */
  readonly environment: Environment;
  readonly cohortId?: string;
  /** One of these; at least one. */
  readonly statuses?: readonly SubmissionStatus[];
  /** Null for those without a decision. */
  readonly reviewStatus?: ReviewStatus | null;
  readonly verdict?: Verdict;
  /** Whether the review flagged something that is more than informative. */
  readonly flagged?: boolean;
  /** Words, each in the founder's or the venture's name, the address or the external id, in upper or lower case and with any accents. */
  readonly text?: string;
  /** Or an id between these, which is what one begins with. */
  readonly ids?: { readonly from: string; readonly to: string };
  /** Or the reference that was typed, whole or its code alone: by it applicants and the team know it. */
  readonly reference?: TypedReference;
  readonly submittedAfter?: Date;
  readonly submittedBefore?: Date;
  /** A list that is limited by it is in the order of updates. */
  readonly updatedAfter?: Date;
}

export interface ListOrder {
  /** Null for the order of arrival. */
  readonly score: 'overall_tenths' | 'clarity_score' | 'founder_fit_score' | 'idea_strength_tenths' | null;
  readonly direction: 'asc' | 'desc';
}

/** Where a page ended; ids settle the order among equal scores. */
export interface Position {
  /** The score as a whole number, or what stands for none; 0 in the order of arrival. */
  readonly rank: number;
  readonly id: string;
}

/** Which part of a list is wanted: what comes behind where the page before ended, null for the first one. */
export interface ListPage {
  readonly after: Position | null;
  readonly limit: number;
}

/** Beyond every score on either side, so that whatever has none comes last. */
export const NO_SCORE = { asc: 2_000, desc: -1 } as const;
