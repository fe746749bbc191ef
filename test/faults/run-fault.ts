import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../local/wait-until.js';
import { compareWithApi } from './api-view.js';
import { type Customers, prepareCustomers } from './attempts.js';
import { type Fault } from './fault.js';
import { Fleet } from './fleet.js';
import { Ground } from './ground.js';
import { judge, type Verdict } from './invariants.js';
import { type Pace, runLoad } from './load.js';
import {
  acceptLatency,
  type Durations,
  failedRequests,
  type Latency,
  longestOutage,
  type Span,
  timesToEnd,
} from './measures.js';
import { type OwnServers } from '../../local/own-servers.js';
import { Random } from './random.js';
import { type Outcome, Submitter } from './submitter.js';

export interface Load extends Pace {
  readonly submissions: number;
  /** How long all goes well once the processes are warm. */
  readonly calmMs: number;
  readonly seed: number;
}

export interface FaultResult {
  readonly name: string;
  readonly accepted: number;
  readonly retried: number;
  readonly reviewsHit: number;
  readonly verdict: Verdict;
  readonly outageMs: number;
  readonly toEndMs: number;
  readonly lossMs: number;
  readonly before: Latency | undefined;
  readonly during: Latency | undefined;
  /** Targets that were missed. */
  readonly missed: readonly string[];
}

/** How much the same thing differs from minute to minute on a machine that others use as well. */
const NOISE = 1.5;

/** How long after the harm and the load everything must be at rest. */
const SETTLES_MS = 100_000;

/** What is tried here is not whether a hurried client is slowed down, and there is no balancer to wait for. */
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  SHUTDOWN_GRACE_SECONDS: '1',
};

/** One fault, on stores and processes of its own, from the first request to the verdict. */
export async function runFault(servers: OwnServers, fault: Fault, load: Load): Promise<FaultResult> {
  const ground = await Ground.prepare(servers, fault.name);
  const folder = join(servers.folder, 'processes', fault.name);
  mkdirSync(folder, { recursive: true });
  try {
    const customers = await prepareCustomers(ground, load.submissions);
    const redisUrl = fault.needsProxy === true ? ground.proxy.url : servers.redis.url;
    const fleet = await Fleet.start({ ...SETTINGS, DATABASE_URL: ground.databaseUrl, REDIS_URL: redisUrl }, folder);
    try {
      return await observe({ ground, fleet, fault, load, customers });
    } finally {
      await fleet.stop();
    }
  } finally {
    await ground.release();
  }
}

interface Run {
  readonly ground: Ground;
  readonly fleet: Fleet;
  readonly fault: Fault;
  readonly load: Load;
  readonly customers: Customers;
}

async function observe(run: Run): Promise<FaultResult> {
  const { ground, fleet, fault, load, customers } = run;
  const hits = { reviews: 0 };
  const start = Date.now();
  const submitter = new Submitter(
    fleet.apis.map(({ url }) => url),
    start + load.warmUpMs + load.steadyMs + SETTLES_MS,
  );
  const loading = runLoad(customers.attempts, submitter, load);
  await sleep(load.warmUpMs + load.calmMs);
  const harm: Span = await timed(() => fault.inflict({ ground, fleet, random: new Random(load.seed), hits }));
  const outcomes = await loading;
  const isAtRest = await waitUntil(() => allEnded(ground), { withinMs: SETTLES_MS, everyMs: 250 });
  await fleet.untilReady();
  const verdict = await judge(ground, outcomes);
  verdict.wrong.push(...(await compareWithApi(ground, fleet.apis[0]?.url ?? '', customers, outcomes)));
  if (!isAtRest) verdict.wrong.push(`not at rest after ${SETTLES_MS / 1_000} s`);
  await fleet.stop();
  verdict.wrong.push(...fleet.misdeeds);
  const before = acceptLatency(outcomes, { from: start + load.warmUpMs, to: harm.from });
  const during = acceptLatency(outcomes, harm);
  const { toEndMs, lossMs } = await timesToEnd(ground, outcomes);
  return {
    name: fault.name,
    accepted: outcomes.filter(({ acceptedAt }) => acceptedAt !== undefined).length,
    retried: outcomes.filter(({ requests }) => requests.length > 1).length,
    reviewsHit: hits.reviews,
    verdict,
    outageMs: longestOutage(outcomes),
    toEndMs,
    lossMs,
    before,
    during,
    missed: missedTargets(fault, { toEndMs, lossMs, before, during, outcomes }),
  };
}

async function timed(work: () => Promise<void>): Promise<Span> {
  const from = Date.now();
  await work();
  return { from, to: Date.now() };
}

async function allEnded(ground: Ground): Promise<boolean> {
  const [row] = await ground.query<{ n: number }>(
    `select (select count(*) from submissions where status in ('pending', 'processing'))::int
          + (select count(*) from review_tasks)::int as n`,
  );
  return row?.n === 0;
}

function missedTargets(
  { targets }: Fault,
  seen: Durations & { before: Latency | undefined; during: Latency | undefined; outcomes: readonly Outcome[] },
): string[] {
  const missed: string[] = [];
  const {
    endWithinMs,
    lossWithinMs = endWithinMs,
    outageWithinMs = endWithinMs,
    acceptP99Ms,
    nothingFails = false,
  } = targets;
  const outageMs = longestOutage(seen.outcomes);
  if (outageMs > outageWithinMs) missed.push(`${Math.round(outageMs)} ms without a 202, at most ${outageWithinMs}`);
  if (seen.toEndMs > endWithinMs) missed.push(`${Math.round(seen.toEndMs)} ms to the end, at most ${endWithinMs}`);
  if (seen.lossMs > lossWithinMs)
    missed.push(`${Math.round(seen.lossMs)} ms for a lost worker, at most ${lossWithinMs}`);
  if (acceptP99Ms !== undefined) {
    const { before, during } = seen;
    if (during === undefined || before === undefined) missed.push('nothing was accepted');
    // A machine that is this slow without any fault says nothing about the fault.
    else if (during.p99 > Math.max(acceptP99Ms, before.p99 * NOISE))
      missed.push(`p99 ${Math.round(during.p99)} ms, at most ${acceptP99Ms}`);
    else if (during.p50 > before.p50 * 2 + 20)
      missed.push(`p50 ${Math.round(during.p50)} ms, usually ${Math.round(before.p50)}`);
  }
  const faulty = seen.outcomes.flatMap(({ requests }) => requests).filter(({ status }) => status === 500);
  if (faulty.length > 0) missed.push(`${faulty.length} requests were answered 500, such as ${faulty[0]?.error ?? ''}`);
  const failed = nothingFails ? failedRequests(seen.outcomes) : [];
  if (failed.length > 0) missed.push(`${failed.length} requests failed, such as ${failed[0] ?? ''}`);
  return missed;
}
