import { resolve } from 'node:path';
import { waitUntil } from '../local/wait-until.js';
import { Baseline } from './baseline/baseline.js';
import { type BenchCase } from './cases/bench-case.js';
import { latencyCase, postCase, readCase, sandboxCase, type UnderLoad } from './cases/load-cases.js';
import { memoryCase } from './cases/memory-case.js';
import { pipelineCase, reviewCase } from './cases/pipeline-cases.js';
import { reportCase } from './cases/report-case.js';
import { ColdStart } from './cases/start-case.js';
import { type CleanUp } from './clean-up.js';
import { type Ground } from './ground.js';
import { Intake } from './intake/intake.js';
import { CASE_NAMES, type CaseName } from './measurement.js';
import { type Plan } from './plan.js';
import { PgBench } from './pgbench/pgbench.js';
import { BenchProcess } from './processes/bench-process.js';

const HELLO = resolve('dist', 'bench', 'express-hello.main.js');
const ALL_READ_MS = 120_000;

export interface Prepared {
  readonly cases: readonly BenchCase[];
  /** Whatever took applications in, to be audited. */
  readonly intakes: readonly Intake[];
}

/** Starts everything that the chosen cases need, and ends it with the clean-up. */
export async function prepareCases(
  ground: Ground,
  plan: Plan,
  chosen: ReadonlySet<CaseName>,
  cleanUp: CleanUp,
): Promise<Prepared> {
  const running = <T extends { stop(): Promise<void> }>(started: T): T => {
    cleanUp.add(() => started.stop());
    return started;
  };
  const intake = await Intake.prepare(ground, 'bench_intake', 1);
  const api = running(await intake.startApi());
  const baseline = await Baseline.prepare(ground);
  running(baseline.api);
  const { folder } = ground.servers;
  const hello = running(await BenchProcess.start({ name: 'Express', main: HELLO, env: {}, cwd: folder }));
  await intake.owe(api, plan.readable);
  const log = (message: string): void => {
    process.stderr.write(`${message}\n`);
  };
  const pgbench = chosen.has('post') ? await PgBench.prepare(intake, folder, log) : undefined;
  const under: UnderLoad = { ground, plan, intake, api, baseline, hello, pgbench };
  const ids = { intake: await completed(under), baseline: await completedByBaseline(under) };
  const idle = await Intake.prepare(ground, 'bench_idle', 3);
  const makers: Readonly<Record<CaseName, () => BenchCase>> = {
    post: () => postCase(under),
    record: () => readCase(under, 'record', ids),
    insights: () => readCase(under, 'insights', ids),
    sandbox: () => sandboxCase(under),
    latency: () => latencyCase(under),
    pipeline: () => pipelineCase(under),
    review: () => reviewCase(under),
    report: () => reportCase(idle, plan.reports),
    start: () => {
      const start = ColdStart.prepare();
      cleanUp.add(() => {
        start.remove();
      });
      return start.asCase();
    },
    memory: () => memoryCase(under),
  };
  return {
    cases: CASE_NAMES.filter((name) => chosen.has(name)).map((name) => makers[name]()),
    intakes: [intake, idle],
  };
}

/** Submissions with a report of the embedded reviewer. */
async function completed({ intake }: UnderLoad): Promise<readonly string[]> {
  const worker = await intake.startWorker();
  try {
    await untilNoneIsOwed(() => intake.owed());
  } finally {
    await worker.stop();
  }
  return [...intake.acceptedIds];
}

async function completedByBaseline({ ground, baseline, plan }: UnderLoad): Promise<readonly string[]> {
  const ids = await ground.send(baseline.submissions({ kind: 'closed', seconds: 60, requests: plan.readable }));
  const worker = await baseline.startWorker();
  try {
    await untilNoneIsOwed(() => baseline.owed());
  } finally {
    await worker.stop();
  }
  return ids;
}

async function untilNoneIsOwed(owed: () => Promise<number>): Promise<void> {
  if (await waitUntil(async () => (await owed()) === 0, { withinMs: ALL_READ_MS, everyMs: 100 })) return;
  throw new Error(`${await owed()} reviews are still owed after ${ALL_READ_MS / 1_000} s`);
}
