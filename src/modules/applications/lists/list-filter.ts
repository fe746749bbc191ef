import { type Environment } from '../../../common/access/environment.js';
import { type Position } from '../../../common/http/ranked-cursor.js';
import { type Verdict } from '../../rubric/rubric.js';
import { type FilteredProperty } from '../application-texts.js';
import { type ReviewStatus, type SubmissionStatus } from '../../standings/submission-status.js';
import { type TypedReference } from './typed-reference.js';

/** Which submissions of an organisation are listed. A filter that is left out lets everything pass. */
export interface ListFilter extends Readonly<Partial<Record<FilteredProperty, string>>> {
  readonly organisationId: string;
  /** Previews and live submissions are never in one list. */
  readonly environment: Environment;
  readonly cohortId?: string;
  /** At least one; a submission must have one of them. */
  readonly statuses?: readonly SubmissionStatus[];
  /** Null lists the submissions without a decision. */
  readonly reviewStatus?: ReviewStatus | null;
  readonly verdict?: Verdict;
  /** Whether a guard rail flagged more than something informative. */
  readonly flagged?: boolean;
  /** Words that must all occur in founder's or venture's name, address or external id; case and accents are ignored. */
  readonly text?: string;
  /** Or the id lies between these: the text may be the beginning of an id. */
  readonly ids?: { readonly from: string; readonly to: string };
  /** Or the reference, or the code at its end, was typed; applicants and the team know an application by it. */
  readonly reference?: TypedReference;
  readonly submittedAfter?: Date;
  readonly submittedBefore?: Date;
  /** A list with this filter is in the order of updates. */
  readonly updatedAfter?: Date;
}

export interface ListOrder {
  /** Null for the order of arrival. */
  readonly score: 'overall_tenths' | 'clarity_score' | 'founder_fit_score' | 'idea_strength_tenths' | null;
  readonly direction: 'asc' | 'desc';
}

/** Which part of a list is wanted: what follows the end of the page before, or null for the first page. */
export interface ListPage {
  readonly after: Position | null;
  readonly limit: number;
}

/** Beyond every score in either direction, so that whatever has no score comes last. */
export const NO_SCORE = { asc: 2_000, desc: -1 } as const;
