import { retryAfterMs } from '../../../common/http/retry-after.js';
import { type OutgoingAnswer } from '../../../outgoing/outgoing.js';
import { type DeliveryTrigger } from '../deliveries/delivery-trigger.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first attempt, after the second, and so on: the last one comes a day after the event. */
const DELAYS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR];
/** Up to so much earlier or later, so that what failed together does not come back together. */
const SPREAD = 0.2;
const LONGEST_WAIT = 24 * HOUR;
/** Of an endpoint that says that it is asked too much. */
const REST = MINUTE;
const OVERLOADED: ReadonlySet<number> = new Set([429, 502, 504]);

/** Why an endpoint was disabled without anybody of the team having done it. */
export type StopReason = 'gone' | 'asked_to_stop';

/** What follows from one attempt. */
export interface DeliveryVerdict {
  readonly outcome: 'delivered' | 'retried' | 'given_up' | 'stopped';
  /** Until it is sent again; null where it is not. */
  readonly delayMs: number | null;
  /** How long nothing at all is sent to the endpoint. */
  readonly restMs: number | null;
  /** Nothing is sent to the endpoint any more. */
  readonly stop: StopReason | null;
}

export interface Tried {
  readonly attempt: number;
  readonly trigger: DeliveryTrigger;
  readonly isProbe: boolean;
  /** Null where nothing was answered. */
  readonly answer: Pick<OutgoingAnswer, 'status' | 'headers'> | null;
}

/** Rules on an attempt. The receiver's own wishes come first: to be left alone for a time, of this message, or for good. */
export function verdictOn(
  { attempt, trigger, isProbe, answer }: Tried,
  now: Date,
  random: () => number,
): DeliveryVerdict {
  const wish = answer?.headers['webhook-delivery'];
  const isDelivered = answer !== null && answer.status >= 200 && answer.status < 300;
  const stop = wish === 'disable' ? 'asked_to_stop' : answer?.status === 410 ? 'gone' : null;
  if (stop !== null) return { outcome: isDelivered ? 'delivered' : 'stopped', delayMs: null, restMs: null, stop };
  if (isDelivered) return { outcome: 'delivered', delayMs: null, restMs: null, stop };
  const asked = Math.min(retryAfterMs(answer?.headers['retry-after'], now.getTime()) ?? 0, LONGEST_WAIT);
  const needsRest = isProbe || OVERLOADED.has(answer?.status ?? 0);
  const restMs = needsRest ? Math.max(REST, asked) : null;
  const isLast = trigger === 'test' || wish === 'abort-message';
  const delay = isLast ? undefined : DELAYS[attempt - 1];
  if (delay === undefined) return { outcome: 'given_up', delayMs: null, restMs, stop };
  const spread = delay * (1 + SPREAD * (2 * random() - 1));
  return { outcome: 'retried', delayMs: Math.max(spread, asked), restMs, stop };
}
