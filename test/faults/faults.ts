import { setTimeout as sleep } from 'node:timers/promises';
import { everythingAtOnce } from './everything.js';
import { type Fault, type Stage } from './fault.js';
import * as harm from './harm.js';

/** For what has no target of its own. */
const ENDS_MS = 60_000;
/** While one process of the API is away, the other is there. */
const OUTAGE_MS = 5_000;

async function everyFewSeconds(times: number, pauseMs: number, act: (nth: number) => Promise<void>): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    if (nth > 0) await sleep(pauseMs);
    await act(nth);
  }
}

async function rollingRestart({ fleet }: Stage): Promise<void> {
  for (const process of [...fleet.apis, ...fleet.workers]) {
    await process.terminate();
    await process.untilReady();
  }
}

/** One after the other; the load lasts half a minute, and the harm begins a few seconds into it. */
export const FAULTS: readonly Fault[] = [
  { name: 'none', targets: { endWithinMs: 10_000, nothingFails: true }, inflict: () => sleep(5_000) },
  {
    name: 'worker-kill',
    targets: { endWithinMs: ENDS_MS, lossWithinMs: 20_000, nothingFails: true },
    inflict: (stage) =>
      everyFewSeconds(4, 3_000, async (nth) => {
        const worker = stage.fleet.workers[nth % 2];
        if (worker !== undefined) await harm.killWorker(stage, worker);
      }),
  },
  {
    name: 'api-kill',
    targets: { endWithinMs: ENDS_MS, outageWithinMs: OUTAGE_MS },
    inflict: (stage) =>
      everyFewSeconds(6, 1_500, async (nth) => {
        const [api, other] = nth % 2 === 0 ? stage.fleet.apis : [...stage.fleet.apis].reverse();
        // Started again in time, or nobody would be left to answer: how long a start takes is not what this is about.
        await other?.untilReady();
        if (api !== undefined) await harm.killApi(stage, api, nth % 3 === 0 ? 'in transaction' : 'mid-air');
      }),
  },
  {
    name: 'rolling-restart',
    targets: { endWithinMs: ENDS_MS, outageWithinMs: OUTAGE_MS, nothingFails: true },
    inflict: rollingRestart,
  },
  {
    name: 'worker-freeze',
    targets: { endWithinMs: ENDS_MS, nothingFails: true },
    inflict: (stage) => harm.freeze(stage, stage.random.pick(stage.fleet.workers), 20_000),
  },
  { name: 'redis-kill', targets: { endWithinMs: ENDS_MS, nothingFails: true }, inflict: harm.killRedis },
  {
    name: 'redis-flush',
    targets: { endWithinMs: 90_000, nothingFails: true },
    inflict: (stage) => everyFewSeconds(3, 2_500, () => harm.flushRedis(stage)),
  },
  {
    name: 'redis-freeze',
    targets: { endWithinMs: ENDS_MS, acceptP99Ms: 250, nothingFails: true },
    inflict: (stage) => harm.freezeRedis(stage, 10_000),
  },
  {
    name: 'redis-down',
    needsProxy: true,
    targets: { endWithinMs: ENDS_MS, acceptP99Ms: 250, nothingFails: true },
    inflict: (stage) => harm.cutRedis(stage, 15_000),
  },
  {
    name: 'redis-read-only',
    targets: { endWithinMs: ENDS_MS, acceptP99Ms: 250, nothingFails: true },
    inflict: (stage) => harm.demoteRedis(stage, 10_000),
  },
  { name: 'postgres-kill', targets: { endWithinMs: ENDS_MS }, inflict: (stage) => harm.endPostgres(stage, 'SIGKILL') },
  {
    name: 'postgres-restart',
    targets: { endWithinMs: ENDS_MS },
    inflict: (stage) => harm.endPostgres(stage, 'SIGINT'),
  },
  {
    name: 'postgres-backends',
    targets: { endWithinMs: ENDS_MS },
    inflict: (stage) => everyFewSeconds(8, 1_000, () => harm.endBackends(stage)),
  },
  { name: 'everything', needsProxy: true, targets: { endWithinMs: 90_000 }, inflict: everythingAtOnce },
];
