/** How many connections there may be, and how long each may take over what. */
export interface ConnectionLimits {
  /** More at once are refused. */
  readonly connections: number;
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often Node looks for requests that took longer. */
  readonly checkEveryMs: number;
  /** How long an idle connection is kept between two requests. */
  readonly keepAliveMs: number;
  /** How long a caller may take no byte of its answer. A steady reader may be as slow as it likes. */
  readonly stallMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 10_000,
  headersMs: 15_000,
  requestMs: 30_000,
  checkEveryMs: 5_000,
  // Longer than a load balancer keeps its idle connections, so that it is never the one to be surprised.
  keepAliveMs: 75_000,
  stallMs: 30_000,
};
