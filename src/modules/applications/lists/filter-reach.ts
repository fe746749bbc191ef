import { VERDICTS } from '../../rubric/rubric.js';
import { type Decision, type Judgement, NONE } from '../../standings/standing.js';
import { REVIEW_STATUSES, type SubmissionStatus } from '../submission-status.js';
import { FILTERED_TEXTS } from '../application-texts.js';
import { type ListFilter, type ListOrder, NO_SCORE } from './list-filter.js';

/** Which submissions a filter can reach, as far as it tells that itself: a page looks only where some may be. */
export class FilterReach {
  /** Looked for in names, addresses and external ids. */
  readonly needle: string | undefined;
  /** What stands for the score of what has none. */
  readonly unscored: number;

  constructor(
    private readonly filter: ListFilter,
    private readonly order: ListOrder,
  ) {
    this.needle = filter.text ?? filter.contactEmail;
    this.unscored = order.score === null ? 0 : NO_SCORE[order.direction];
  }

  /** Whether the order of arrival finds the page, with no condition that only some of what it meets fulfils. */
  get isPlain(): boolean {
    const { statuses, reviewStatus, verdict, flagged } = this.filter;
    const isUnlimited = [statuses, reviewStatus, verdict, flagged, this.needle].every((value) => value === undefined);
    return isUnlimited && this.order.score === null;
  }

  /** Whether what has no report yet may be in the list. */
  get mayBeOwed(): boolean {
    const { verdict, flagged } = this.filter;
    return verdict === undefined && flagged !== true && (this.mayBe('pending') || this.mayBe('processing'));
  }

  /** Whether most of what is owed may be none of the list. */
  get isPicky(): boolean {
    const { cohortId, environment, text, reviewStatus, submittedAfter, submittedBefore } = this.filter;
    const texts = [text, ...FILTERED_TEXTS.map(({ property }) => this.filter[property])];
    const isLimited = [cohortId, ...texts, reviewStatus ?? undefined, submittedAfter, submittedBefore].some(
      (value) => value !== undefined,
    );
    return isLimited || environment === 'test' || !this.mayBe('pending');
  }

  /** Whether the list is limited to a kind that standings know, and in the order of theirs. */
  get isNarrow(): boolean {
    const { cohortId, reviewStatus, verdict, statuses, flagged } = this.filter;
    const isLimited = [cohortId, reviewStatus, verdict, statuses, flagged].some((value) => value !== undefined);
    return isLimited && this.order.score === null;
  }

  /** Of those whose review is over. */
  verdicts(): Judgement[] {
    const { verdict, flagged } = this.filter;
    const possible: Judgement[] = [
      ...(this.mayBe('complete') ? VERDICTS : []),
      ...(this.mayBe('failed') && flagged !== true ? [NONE] : []),
    ];
    return verdict === undefined ? possible : possible.filter((each) => each === verdict);
  }

  decisions(): readonly Decision[] {
    const { environment, reviewStatus } = this.filter;
    const any: readonly Decision[] = environment === 'test' ? [NONE] : [NONE, ...REVIEW_STATUSES];
    return reviewStatus === undefined ? any : [reviewStatus ?? NONE];
  }

  private mayBe(status: SubmissionStatus): boolean {
    const { statuses } = this.filter;
    return statuses === undefined || statuses.includes(status);
  }
}
