import { type ScenarioCode } from './types.js';

/** What is told of each request: never its body, never the key. `console` will do. */
export interface Logger {
  debug(message: string): void;
  warn(message: string): void;
}

export interface IntakeOptions {
  /**
   * `inc_test_…` or `inc_live_…`; it alone decides on the environment. A variable that is not set is refused when the client
   * is made.
   */
  readonly apiKey: string | undefined;
  /** Address of the service, without `/v1`. Default: that of a service started on this machine. */
  readonly baseUrl?: string | undefined;
  /** What one attempt may take, its answer included. Default: 30 seconds, to which `wait` is added. */
  readonly timeoutMs?: number | undefined;
  /** How often a request is sent again that got no answer, or 408, 429 or 5xx. Default: 2. */
  readonly maxRetries?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly logger?: Logger | undefined;
  /** Calls `/v1/api/sandbox`: fixed answers; nothing is stored, reviewed or charged. Takes test keys only. */
  readonly sandbox?: boolean | undefined;
  /** A live key in a browser is everybody's. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

/** Of a single request. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Sent again for so long, however often that is. */
  readonly retryForMs?: number | undefined;
  /** In place of the one that each POST is given by itself. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** An error that the sandbox is to answer. */
  readonly scenario?: ScenarioCode | undefined;
}
