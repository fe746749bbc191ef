import { ConnectionError, type IntakeError, TimeoutError } from '../errors.js';

const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** What takes less was not held. */
const HELD_MS = 1_000;
/** Who is told to come back later than this is told so; nobody waits that long unasked. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** Whether the same request may get another answer. */
export function isRetriable(error: IntakeError): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  const { status = 0, retryAfterMs = 0 } = error;
  return (status === 408 || status === 429 || status >= 500) && retryAfterMs <= LONGEST_RETRY_AFTER_MS;
}

/** Full jitter, so that callers who failed together do not come back together; after `Retry-After` if there is one. */
export function delayMs(attempt: number, error: IntakeError): number {
  return (error.retryAfterMs ?? 0) + Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
}

/** Waits before something is asked for again, longer each time that the answer came at once. */
type Pace = (askedAt: number, signal: AbortSignal | undefined) => Promise<void>;

/** For answers that are to be held: of one key the service holds only so many, and gives the others at once. */
export function paceOfHeld(): Pace {
  let atOnce = 0;
  return async (askedAt, signal) => {
    atOnce = Date.now() - askedAt < HELD_MS ? atOnce + 1 : 0;
    if (atOnce > 0) await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** (atOnce - 1)), signal);
  };
}

/** Seconds or a date, as HTTP has it. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const ms = Number.isFinite(Number(value)) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** @throws the signal's reason, as soon as it is aborted */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(end, ms, resolve);
    const abort = (): void => {
      end(() => {
        reject(signal?.reason as Error);
      });
    };
    function end(settle: () => void): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    }
    signal?.addEventListener('abort', abort);
  });
}
