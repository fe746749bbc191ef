import { ReviewFailedError, TimeoutError, WaitTimeoutError } from '../errors.js';
import { Limits } from '../http/limits.js';
import { paceOfHeld } from '../http/retries.js';
import { type RequestOptions } from '../options.js';
import { type Applications } from '../resources/applications.js';
import { type Submission, type SubmitApplicationRequest } from '../types.js';

/** The longest that the service holds an answer. */
const HOLD_SECONDS = 60;
const TEN_MINUTES_MS = 600_000;

export interface WaitOptions {
  /** For everything together. Default: ten minutes. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Is told each status once: `pending`, `processing`, then `complete` or `failed`. */
  readonly onStatus?: ((submission: Submission) => void) | undefined;
}

/** A service that is away for a while is waited for as well. */
export async function waitFor(
  applications: Applications,
  submissionId: string,
  { timeoutMs = TEN_MINUTES_MS, signal, onStatus }: WaitOptions = {},
): Promise<Submission> {
  const limits = new Limits(timeoutMs, signal, () => new WaitTimeoutError(submissionId, timeoutMs));
  const options = { signal: limits.signal, retryForMs: timeoutMs };
  try {
    return await ended(applications, submissionId, options, onStatus);
  } finally {
    limits.end();
  }
}

/** However often it has to be sent, it is one submission: all tries have the same idempotency key. */
export async function submitAndWait(
  applications: Applications,
  body: SubmitApplicationRequest,
  { timeoutMs = TEN_MINUTES_MS, signal, onStatus }: WaitOptions = {},
): Promise<Submission> {
  let submissionId: string | undefined;
  const limits = new Limits(timeoutMs, signal, () =>
    submissionId === undefined ? new TimeoutError(timeoutMs) : new WaitTimeoutError(submissionId, timeoutMs),
  );
  const options = { signal: limits.signal, retryForMs: timeoutMs };
  try {
    submissionId = (await applications.submit(body, options)).submission_id;
    return await ended(applications, submissionId, options, onStatus);
  } finally {
    limits.end();
  }
}

async function ended(
  applications: Applications,
  submissionId: string,
  options: RequestOptions,
  onStatus: WaitOptions['onStatus'],
): Promise<Submission> {
  // With somebody to tell, the first answer is not held: there is a status to tell of already.
  let wait = onStatus === undefined ? HOLD_SECONDS : 0;
  const pace = paceOfHeld();
  for (let told: string | undefined; ; wait = HOLD_SECONDS) {
    const askedAt = Date.now();
    const submission = await applications.get(submissionId, { wait }, options);
    if (submission.status !== told) onStatus?.(submission);
    told = submission.status;
    if (submission.status === 'failed') throw new ReviewFailedError(submission);
    if (submission.status === 'complete') return submission;
    if (wait > 0) await pace(askedAt, options.signal);
  }
}
