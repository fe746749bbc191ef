import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { READING_THREADS } from '../../src/modules/review/threads/review-threads.js';
import { waitUntil } from '../../local/wait-until.js';
import { type Ground } from '../ground.js';
import { type Measurement } from '../measurement.js';
import { type Plan } from '../plan.js';
import { type BenchProcess } from '../processes/bench-process.js';
import { type BenchCase } from './bench-case.js';
import { type UnderLoad } from './load-cases.js';

const READING_COST = resolve('dist', 'bench', 'intake', 'reading-cost.main.js');
const WARM_WITHIN_MS = 120_000;
/** To count what is owed takes PostgreSQL long: looked at often, it is a part of what is measured. */
const LOOK_EVERY_MS = 1_000;
/** Of the backlog, and more than is done between two looks: at the very end not all hands are busy. */
const LEFT_OVER = 0.2;
/** So many are done before it counts, or fewer of a small backlog: until then V8 still compiles much of the reading. */
const WARM_UP = 5_000;
/** Of the backlog: more than this is not done just to warm up. */
const MOST_TO_WARM_UP = 0.5;
/** The embedded reviewer's backlog, of the instant one's. */
const WITH_READING = 0.5;

interface Pipeline {
  readonly owed: () => Promise<number>;
  readonly startWorker: () => Promise<BenchProcess>;
}

/** Reviews a backlog, and counts what a worker gets done once it has warmed up until there is little left. */
async function measureWorker({ owed, startWorker }: Pipeline, ground: Ground, plan: Plan): Promise<Measurement> {
  const backlog = await owed();
  const worker = await startWorker();
  try {
    const isWarm = await waitUntil(async () => (await owed()) < backlog - warmUpOf(backlog), {
      withinMs: WARM_WITHIN_MS,
    });
    if (!isWarm) throw new Error(`The worker was not warm after ${WARM_WITHIN_MS / 1_000} s`);
    await waitUntil(async () => (await owed()) < backlog * MOST_TO_WARM_UP, {
      withinMs: plan.warmUpSeconds * 1_000,
      everyMs: LOOK_EVERY_MS,
    });
    const before = ground.readClock(worker.pid);
    const atFirst = await owed();
    let left = atFirst;
    do {
      await sleep(LOOK_EVERY_MS);
      left = await owed();
    } while (left > backlog * LEFT_OVER && performance.now() < before.ms + plan.pipelineSeconds * 1_000);
    const done = atFirst - left;
    const costs = ground.costsSince(before, worker.pid, done);
    return { value: (done * 1_000) / (performance.now() - before.ms), ...costs };
  } finally {
    await worker.stop();
  }
}

/** With nothing to think about: what is left is claiming and storing. */
export function pipelineCase({ ground, plan, intake, api, baseline }: UnderLoad): BenchCase {
  const ours = { owed: () => intake.owed(), startWorker: () => intake.startInstantWorker() };
  const theirs = { owed: () => baseline.owed(), startWorker: () => baseline.startWorker() };
  return {
    name: 'pipeline',
    contenders: [
      {
        name: 'intake',
        measure: async () => {
          await intake.owe(api, plan.backlog);
          return measureWorker(ours, ground, plan);
        },
      },
      {
        name: 'baseline',
        measure: async () => {
          await baseline.owe(plan.backlog);
          return measureWorker(theirs, ground, plan);
        },
      },
    ],
  };
}

/** With the embedded reviewer, and how much of the worker's time is its reading and scoring. */
export function reviewCase({ ground, plan, intake, api }: UnderLoad): BenchCase {
  const pipeline = { owed: () => intake.owed(), startWorker: () => intake.startWorker() };
  return {
    name: 'review',
    contenders: [
      {
        name: 'intake',
        measure: async () => {
          const backlog = plan.backlog * WITH_READING;
          await intake.owe(api, backlog);
          const readingMicros = await measureReading(warmUpOf(backlog), plan.seconds);
          const measurement = await measureWorker(pipeline, ground, plan);
          return { ...measurement, readingShare: readingMicros / (measurement.appMicros ?? Infinity) };
        },
      },
    ],
  };
}

function warmUpOf(backlog: number): number {
  return Math.min(WARM_UP, backlog * MOST_TO_WARM_UP);
}

/** As many at once as a worker has threads for it, which share the processors and the warm-up: alone each would be faster. */
async function measureReading(warmUp: number, seconds: number): Promise<number> {
  const own = [READING_COST, `${warmUp / READING_THREADS}`, `${seconds}`];
  const measure = (): Promise<{ stdout: string }> => promisify(execFile)(process.execPath, own);
  const costs = await Promise.all(Array.from({ length: READING_THREADS }, measure));
  return costs.reduce((sum, { stdout }) => sum + Number(stdout), 0) / READING_THREADS;
}
