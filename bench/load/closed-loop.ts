import { once } from 'node:events';
import { HttpConnection } from './http-connection.js';
import { type LoadJob, type LoadResult } from './load-job.js';
import { RequestSource } from './request-source.js';
import { Tally } from './tally.js';

/** Keeps every connection busy until time is over or enough was sent, and then waits for the answers still to come. */
export async function runClosedLoop(
  job: LoadJob,
  { seconds, requests = Infinity }: { readonly seconds: number; readonly requests?: number },
): Promise<LoadResult> {
  const failed = new AbortController();
  const failure = once(failed.signal, 'abort').then(() => {
    failed.signal.throwIfAborted();
  });
  const fail = (error: Error): void => {
    failed.abort(error);
  };
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => HttpConnection.open(job.port, fail)),
  );
  const source = new RequestSource(job);
  const tally = new Tally(job, seconds);
  let sent = 0;
  const runOne = (connection: HttpConnection, number: number): Promise<void> =>
    new Promise((resolve) => {
      const ask = (): void => {
        if (sent >= requests || tally.elapsedMs >= seconds * 1_000) {
          resolve();
          return;
        }
        sent += 1;
        const sentAt = performance.now();
        connection.send(source.next(number), (status, body) => {
          tally.record(sentAt, status, body);
          ask();
        });
      };
      ask();
    });
  try {
    await Promise.race([failure, Promise.all(connections.map(runOne))]);
    return tally.result(Math.min(seconds, tally.elapsedMs / 1_000));
  } finally {
    connections.forEach((connection) => {
      connection.close();
    });
  }
}
