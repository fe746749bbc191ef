import { setTimeout as sleep } from 'node:timers/promises';
import { type Intake } from '../intake/intake.js';
import { HttpConnection } from '../load/http-connection.js';
import { RequestSource } from '../load/request-source.js';
import { type Measurement } from '../measurement.js';
import { median } from '../quantile.js';
import { type BenchCase } from './bench-case.js';

const FIRST_ONES = 5;
/** Until everything that the one before set off has come to rest. */
const PAUSE_MS = 150;

/** From sending an application to holding its report, on a service that has nothing else to do: milliseconds, median. */
export function reportCase(intake: Intake, applications: number): BenchCase {
  return { name: 'report', contenders: [{ name: 'intake', measure: () => measureReports(intake, applications) }] };
}

async function measureReports(intake: Intake, applications: number): Promise<Measurement> {
  const api = await intake.startApi();
  try {
    const worker = await intake.startWorker();
    try {
      const port = api.port;
      const times: number[] = [];
      for (let number = 0; number < FIRST_ONES + applications; number += 1) {
        await sleep(PAUSE_MS);
        times.push(await timeOfOne(intake, port));
      }
      return { value: median(times.slice(FIRST_ONES)) };
    } finally {
      await worker.stop();
    }
  } finally {
    await api.stop();
  }
}

async function timeOfOne(intake: Intake, port: number): Promise<number> {
  const { liveKeys: keys } = intake.tenant;
  const post = new RequestSource({ method: 'POST', paths: ['/v1/api/applications'], keys, body: intake.body });
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const connection = await HttpConnection.open(port, (error) => {
    fail(error);
  });
  const ask = (request: string, expected: number): Promise<string> =>
    new Promise((resolve, reject) => {
      connection.send(request, (status, body) => {
        if (status === expected) resolve(body.toString());
        else reject(new Error(`Answered ${status}: ${body.toString()}`));
      });
    });
  try {
    const startedAt = performance.now();
    const { submission_id: id } = JSON.parse(await Promise.race([failure, ask(post.next(0), 202)])) as {
      submission_id: string;
    };
    intake.acceptedIds.push(id);
    const get = new RequestSource({ method: 'GET', paths: [`/v1/api/applications/${id}/insights?wait=30`], keys });
    await Promise.race([failure, ask(get.next(0), 200)]);
    return performance.now() - startedAt;
  } finally {
    connection.close();
  }
}
