/** Everything that the generator needs to know to put load on one address, in a form that can be sent to a process. */
export interface LoadJob {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  /** Asked for in turn. */
  readonly paths: readonly string[];
  /** API keys; each connection keeps to one. */
  readonly keys: readonly string[];
  readonly body?: string;
  /** Sends an Idempotency-Key of its own with every other request, made from this. */
  readonly idempotency?: string;
  /** The one answer that is in order. */
  readonly status: number;
  readonly connections: number;
  /** Whether the answers name submissions that are to be remembered. */
  readonly remembersIds: boolean;
  readonly pace: Pace;
}

export type Pace =
  /** Each connection asks again as soon as it is answered. */
  | { readonly kind: 'closed'; readonly seconds: number; readonly requests?: number }
  /** Requests fall due at an even rate, however long answers take. */
  | { readonly kind: 'open'; readonly seconds: number; readonly perSecond: number };

export interface LoadResult {
  readonly perSecond: number;
  /** All that were answered, also after the time was over: what the servers' processor time was spent on. */
  readonly answered: number;
  /** Of open loops from the moment at which the request was due, of closed ones from the moment it was sent. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the generator. */
  readonly cpuMicros: number;
  readonly ids: readonly string[];
}
