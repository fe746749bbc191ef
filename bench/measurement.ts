/** What one contender did in one repetition of a case. Figures that a case does not have are left out. */
export interface Measurement {
  /** Per second, or milliseconds, or a share, or MiB: what the case is about. */
  readonly value: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** Processor time for each request or review: of the server, PostgreSQL, Redis, and the load generator. */
  readonly appMicros?: number;
  readonly postgresMicros?: number;
  readonly redisMicros?: number;
  readonly loadMicros?: number;
  /** How many processors were busy with what is no part of the bench: the less, the more the figures are worth. */
  readonly otherProcessors?: number;
  /** How much of the worker's processor time reading and scoring takes by itself. */
  readonly readingShare?: number;
}

export const CASE_NAMES = [
  'post',
  'record',
  'insights',
  'sandbox',
  'latency',
  'pipeline',
  'review',
  'report',
  'start',
  'memory',
] as const;
export type CaseName = (typeof CASE_NAMES)[number];

/** A contender of a case, under the same name in all of them. */
export const CONTENDERS = {
  intake: 'this service',
  baseline: 'idiomatic baseline',
  hello: 'bare Express hello',
  pgbench: 'pgbench, single-row INSERT',
} as const;
export type ContenderName = keyof typeof CONTENDERS;

/** All repetitions of one contender in one case. */
export interface Row {
  readonly caseName: CaseName;
  readonly contender: ContenderName;
  readonly repetitions: readonly Measurement[];
}
