import { LoggableError } from '../../../common/errors/loggable-error.js';
import { NO_USAGE, type TokenUsage } from './reviewer.js';

/** `unavailable` may pass with time; `refused` and `malformed` are answers, but not useful ones. */
const MESSAGES = {
  unavailable: 'The reviewer cannot be reached',
  refused: 'The reviewer refused to judge',
  malformed: 'The reviewer gave no usable judgement',
} as const;

interface ReviewerErrorOptions {
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
    readonly kind: keyof typeof MESSAGES,
    message: string = MESSAGES[kind],
    { retryAfterMs, isLasting = kind !== 'unavailable', usage = NO_USAGE }: ReviewerErrorOptions = {},
  ) {
    super(message);
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
    this.isLasting = isLasting;
    this.usage = usage;
  }

  spending(usage: TokenUsage): ReviewerError {
    const { kind, message, isLasting, retryAfterMs } = this;
    return new ReviewerError(kind, message, { isLasting, retryAfterMs, usage });
  }
}
