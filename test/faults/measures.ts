import { type Ground } from './ground.js';
import { type Outcome } from './submitter.js';

export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Of the requests answered 202 that began in the span; undefined when there were none. */
export function acceptLatency(outcomes: readonly Outcome[], { from, to }: Span): Latency | undefined {
  const times = outcomes
    .flatMap(({ requests }) => requests)
    .filter(({ startedAt, status }) => status === 202 && startedAt >= from && startedAt < to)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return times.length === 0 ? undefined : { p50: at(0.5), p99: at(0.99) };
}

/** The longest time, while submissions kept coming, in which none was answered 202. */
export function longestOutage(outcomes: readonly Outcome[]): number {
  const accepted = outcomes.flatMap(({ acceptedAt }) => acceptedAt ?? []).sort((a, b) => a - b);
  return Math.max(0, ...accepted.map((time, index) => time - (accepted[index - 1] ?? time)));
}

export interface Durations {
  /** From the answer to the client until the status that nothing follows. */
  readonly toEndMs: number;
  /**
   * What a review lost with a worker that died over it: the time since it was first begun, for each time that it was
   * begun in vain. How long it waited before is the backlog's doing.
   */
  readonly lossMs: number;
}

/** The longest of all submissions; the clocks are one machine's. */
export async function timesToEnd(ground: Ground, outcomes: readonly Outcome[]): Promise<Durations> {
  const rows = await ground.query<{ id: string; begun: number; end: number; attempts: number }>(
    `select submission_id as id,
            (select extract(epoch from min(claims.at))::float8 * 1000 from observer.claims
              where claims.submission_id = move.submission_id) as begun,
            extract(epoch from max(move.at) filter (where became in ('complete', 'failed')))::float8 * 1000 as end,
            (select max(attempt) from review_attempts made where made.submission_id = move.submission_id) as attempts
       from observer.status_moves move group by submission_id`,
  );
  const accepted = new Map(outcomes.map(({ submissionId, acceptedAt }) => [submissionId, acceptedAt]));
  const toEnd = rows.map(({ id, end }) => end - (accepted.get(id) ?? end));
  const losses = rows
    .filter(({ attempts }) => attempts > 1)
    .map(({ begun, end, attempts }) => (end - begun) / (attempts - 1));
  return { toEndMs: Math.max(0, ...toEnd), lossMs: Math.max(0, ...losses) };
}

/** Requests that were neither accepted nor refused or reset on the way: answers that a client did not deserve. */
export function failedRequests(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .flatMap(({ requests }) => requests)
    .filter(
      ({ status, error }) =>
        status !== 202 && status !== 409 && !/^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(error ?? ''),
    )
    .map(({ status, error }) => `${status ?? 'no answer'}: ${error ?? ''}`);
}
