/** `unavailable` may pass with time; `refused` and `malformed` are answers, if not the ones asked for. */
export type ReviewerErrorKind = 'unavailable' | 'refused' | 'malformed';

const MESSAGES: Readonly<Record<ReviewerErrorKind, string>> = {
  unavailable: 'The reviewer cannot be reached',
  refused: 'The reviewer refused to judge',
  malformed: 'The reviewer gave no usable judgement',
};

/** The reviewer gave no judgement. */
export class ReviewerError extends Error {
  override readonly name = 'ReviewerError';
  /** How long it asked to be left alone. */
  readonly retryAfterMs?: number;

  constructor(
    readonly kind: ReviewerErrorKind,
    options: { message?: string; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? MESSAGES[kind], { cause: options.cause });
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
  }
}
