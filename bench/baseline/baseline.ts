import { resolve } from 'node:path';
import Bull from 'bull';
import { BENCH_ANSWERS, CONTACT_EMAIL } from '../bench-application.js';
import { type Ground, query } from '../ground.js';
import { type LoadJob, type Pace } from '../load/load-job.js';
import { CONNECTIONS } from '../plan.js';
import { BenchProcess } from '../processes/bench-process.js';
import { hashOf } from './api-key.guard.js';
import { QUEUE, type Stores } from './stores.module.js';

const MAIN = resolve('dist', 'bench', 'baseline', 'main.js');
const KEY = 'baseline-key';
const TOKENS = 100_000_000;
const JOBS_AT_ONCE = 1_000;

/** The peer under measurement: its processes, its data, and requests for it. */
export class Baseline {
  private constructor(
    private readonly ground: Ground,
    private readonly stores: Stores,
    readonly api: BenchProcess,
    private readonly cohortId: string,
    private readonly organisationId: string,
  ) {}

  static async prepare(ground: Ground): Promise<Baseline> {
    const stores = await ground.createStores('bench_baseline', 2);
    const api = await start(ground, stores, 'api');
    const [ids] = await query<{ organisation: string; cohort: string }>(
      stores.databaseUrl,
      `with organisation as (insert into organisation (balance) values ($1) returning id),
            key as (insert into api_key ("organisationId", hash, scopes) select id, $2, 'write,read' from organisation),
            cohort as (insert into cohort ("organisationId", status) select id, 'open' from organisation returning id)
       select organisation.id as organisation, cohort.id as cohort from organisation, cohort`,
      [TOKENS, hashOf(KEY)],
    );
    if (ids === undefined) throw new Error('The baseline has no organisation');
    return new Baseline(ground, stores, api, ids.cohort, ids.organisation);
  }

  startWorker(): Promise<BenchProcess> {
    return start(this.ground, this.stores, 'worker');
  }

  submissions(pace: Pace): LoadJob {
    const { cohortId: cohort_id } = this;
    const body = JSON.stringify({ cohort_id, contact_email: CONTACT_EMAIL, answers: BENCH_ANSWERS });
    return { ...this.requests(['/v1/api/applications'], pace), method: 'POST', body, status: 202, remembersIds: true };
  }

  reads(paths: readonly string[], seconds: number): LoadJob {
    return this.requests(paths, { kind: 'closed', seconds });
  }

  /** Stores submissions and queues their reviews, past the API, which would take long. */
  async owe(reviews: number): Promise<void> {
    const missing = reviews - (await this.owed());
    if (missing <= 0) return;
    const rows = await query<{ id: string }>(
      this.stores.databaseUrl,
      `insert into submission ("organisationId", "cohortId", "contactEmail", answers)
       select $1, $2, $3, $4::jsonb from generate_series(1, $5::int) returning id`,
      [this.organisationId, this.cohortId, CONTACT_EMAIL, JSON.stringify(BENCH_ANSWERS), missing],
    );
    const jobs = rows.map(({ id }) => ({ data: { submissionId: id }, opts: { removeOnComplete: true } }));
    await this.withQueue(async (queue) => {
      while (jobs.length > 0) await queue.addBulk(jobs.splice(0, JOBS_AT_ONCE));
    });
  }

  owed(): Promise<number> {
    return this.withQueue(async (queue) => {
      const { waiting, active } = await queue.getJobCounts();
      return waiting + active;
    });
  }

  private requests(paths: readonly string[], pace: Pace): LoadJob {
    const { port } = this.api;
    return {
      port,
      method: 'GET',
      paths,
      keys: [KEY],
      status: 200,
      connections: CONNECTIONS,
      remembersIds: false,
      pace,
    };
  }

  private async withQueue<T>(work: (queue: Bull.Queue) => Promise<T>): Promise<T> {
    const queue = new Bull(QUEUE, this.stores.redisUrl);
    try {
      return await work(queue);
    } finally {
      await queue.close();
    }
  }
}

function start(ground: Ground, { databaseUrl, redisUrl }: Stores, role: 'api' | 'worker'): Promise<BenchProcess> {
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ROLE: role };
  return BenchProcess.start({ name: `baseline ${role}`, main: MAIN, env, cwd: ground.servers.folder });
}
