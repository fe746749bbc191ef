import { LoggableError } from '../../../common/errors/loggable-error.js';
import { NO_USAGE, type TokenUsage } from './reviewer.js';

/** `unavailable` may pass with time; `refused` and `malformed` are answers, but not useful ones. */
type ReviewerErrorKind = 'unavailable' | 'refused' | 'malformed';

const MESSAGES: Readonly<Record<ReviewerErrorKind, string>> = {
  unavailable: 'The reviewer cannot be reached',
  refused: 'The reviewer refused to judge',
  malformed: 'The reviewer gave no usable judgement',
};

interface ReviewerErrorOptions {
  readonly message?: string;
  readonly retryAfterMs?: number | undefined;
  readonly isLasting?: boolean;
  readonly usage?: TokenUsage;
}

export class ReviewerError extends LoggableError {
  override readonly name = 'ReviewerError';
  readonly retryAfterMs?: number;
  /** Whether waiting, for as long as a review can afford, would not help. */
  readonly isLasting: boolean;
  /** The tokens that were used all the same. */
  readonly usage: TokenUsage;

  constructor(
    readonly kind: ReviewerErrorKind,
    options: ReviewerErrorOptions = {},
  ) {
    super(options.message ?? MESSAGES[kind]);
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
    this.isLasting = options.isLasting ?? kind !== 'unavailable';
    this.usage = options.usage ?? NO_USAGE;
  }

  spending(usage: TokenUsage): ReviewerError {
    const { kind, message, isLasting, retryAfterMs } = this;
    return new ReviewerError(kind, { message, isLasting, retryAfterMs, usage });
  }
}
