import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection } from './http-connection.js';
import { type LoadJob, type LoadResult } from './load-job.js';
import { RequestSource } from './request-source.js';
import { Tally } from './tally.js';

/** How long after the last one was due unanswered requests are waited for. */
const PATIENCE_MS = 5_000;

/**
 * Sends requests when they are due, whether or not earlier ones have been answered, and counts their latency from then.
 * One that finds no free connection waits for it, as it would in the queue of a server; its clock runs meanwhile.
 */
export async function runOpenLoop(
  job: LoadJob,
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<LoadResult> {
  const failed = new AbortController();
  const fail = (error: Error): void => {
    failed.abort(error);
  };
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => HttpConnection.open(job.port, fail)),
  );
  const source = new RequestSource(job);
  const tally = new Tally(job, seconds);
  const idle = connections.map((_, number) => number);
  const waiting: number[] = [];
  const startedAt = performance.now();

  const sendDue = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      // In turn: a server ends a connection that nothing was asked on for long.
      const number = idle.shift() ?? 0;
      const dueAt = waiting.shift() ?? 0;
      connections[number]?.send(source.next(number), (status, body) => {
        tally.record(dueAt, status, body);
        idle.push(number);
        sendDue();
      });
    }
  };

  try {
    for (let request = 0; request < seconds * perSecond;) {
      failed.signal.throwIfAborted();
      const dueBy = performance.now() - startedAt;
      for (; request < seconds * perSecond && (request * 1_000) / perSecond <= dueBy; request += 1) {
        waiting.push(startedAt + (request * 1_000) / perSecond);
      }
      sendDue();
      await sleep(Math.max(1, startedAt + (request * 1_000) / perSecond - performance.now()));
    }
    const deadline = performance.now() + PATIENCE_MS;
    while ((waiting.length > 0 || idle.length < connections.length) && performance.now() < deadline) {
      failed.signal.throwIfAborted();
      await sleep(5);
    }
    // What was sent has an effect, so its answer must be known.
    waiting.splice(0).forEach((dueAt) => {
      tally.recordUnsent(dueAt);
    });
    while (idle.length < connections.length) {
      failed.signal.throwIfAborted();
      await sleep(5);
    }
    return tally.result();
  } finally {
    connections.forEach((connection) => {
      connection.close();
    });
  }
}
