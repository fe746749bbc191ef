import { type Baseline } from '../baseline/baseline.js';
import { type Ground } from '../ground.js';
import { type Intake } from '../intake/intake.js';
import { type LoadJob } from '../load/load-job.js';
import { type Measurement } from '../measurement.js';
import { type PgBench } from '../pgbench/pgbench.js';
import { CONNECTIONS, LATENCY_RATES, type Plan } from '../plan.js';
import { type BenchProcess } from '../processes/bench-process.js';
import { type BenchCase } from './bench-case.js';

/** Whatever is to be put under load, running. */
export interface UnderLoad {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly intake: Intake;
  readonly api: BenchProcess;
  readonly baseline: Baseline;
  readonly hello: BenchProcess;
  /** Absent where it cannot be had. */
  readonly pgbench: PgBench | undefined;
}

/** Sends applications and keeps the ids, for the audit. */
async function submit({ ground, plan, intake, api }: UnderLoad, pace: LoadJob['pace']): Promise<Measurement> {
  const { ids, ...measurement } = await ground.measureLoad(api, intake.submissions(api, pace), plan.warmUpSeconds);
  intake.acceptedIds.push(...ids);
  return measurement;
}

async function ask({ ground, plan }: UnderLoad, app: BenchProcess, job: LoadJob): Promise<Measurement> {
  const { ids: _, ...measurement } = await ground.measureLoad(app, job, plan.warmUpSeconds);
  return measurement;
}

function helloJob({ hello, plan }: UnderLoad, change: Partial<LoadJob> = {}): LoadJob {
  const pace = { kind: 'closed', seconds: plan.seconds } as const;
  const get = { method: 'GET', paths: ['/'], keys: [], status: 200 } as const;
  return { ...get, port: hello.port, connections: CONNECTIONS, remembersIds: false, pace, ...change };
}

export function postCase(under: UnderLoad): BenchCase {
  const { baseline, intake, hello, pgbench, plan } = under;
  const pace = { kind: 'closed', seconds: plan.seconds } as const;
  return {
    name: 'post',
    contenders: [
      { name: 'intake', measure: () => submit(under, pace) },
      { name: 'baseline', measure: () => ask(under, baseline.api, baseline.submissions(pace)) },
      {
        name: 'hello',
        measure: () => ask(under, hello, helloJob(under, { method: 'POST', body: intake.body, status: 202 })),
      },
      ...(pgbench === undefined ? [] : [{ name: 'pgbench' as const, measure: () => pgbench.measure(plan.seconds) }]),
    ],
  };
}

interface ReadableIds {
  readonly intake: readonly string[];
  readonly baseline: readonly string[];
}

/** The record of a submission, or below it its report. */
export function readCase(under: UnderLoad, name: 'record' | 'insights', ids: ReadableIds): BenchCase {
  const { intake, api, baseline, hello, plan } = under;
  const pathOf = (id: string): string => `/v1/api/applications/${id}${name === 'record' ? '' : '/insights'}`;
  const ours = intake.reads(api, intake.tenant.liveKeys, ids.intake.map(pathOf), plan.seconds);
  const theirs = baseline.reads(ids.baseline.map(pathOf), plan.seconds);
  return {
    name,
    contenders: [
      { name: 'intake', measure: () => ask(under, api, ours) },
      { name: 'baseline', measure: () => ask(under, baseline.api, theirs) },
      ...(name === 'record' ? [{ name: 'hello' as const, measure: () => ask(under, hello, helloJob(under)) }] : []),
    ],
  };
}

export function sandboxCase(under: UnderLoad): BenchCase {
  const { intake, api, hello, plan } = under;
  const job = intake.reads(api, intake.tenant.testKeys, ['/v1/api/sandbox/applications/anything'], plan.seconds);
  return {
    name: 'sandbox',
    contenders: [
      { name: 'intake', measure: () => ask(under, api, job) },
      { name: 'hello', measure: () => ask(under, hello, helloJob(under)) },
    ],
  };
}

/** The figure is the 99th percentile. */
export function latencyCase(under: UnderLoad): BenchCase {
  const { baseline, plan } = under;
  const paceOf = (perSecond: number) => ({ kind: 'open', seconds: plan.latencySeconds, perSecond }) as const;
  const asLatency = ({ p99Ms = 0, ...rest }: Measurement): Measurement => ({ ...rest, p99Ms, value: p99Ms });
  return {
    name: 'latency',
    contenders: [
      { name: 'intake', measure: async () => asLatency(await submit(under, paceOf(LATENCY_RATES.intake))) },
      {
        name: 'baseline',
        measure: async () =>
          asLatency(await ask(under, baseline.api, baseline.submissions(paceOf(LATENCY_RATES.baseline)))),
      },
    ],
  };
}
