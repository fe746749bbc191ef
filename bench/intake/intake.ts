import { resolve } from 'node:path';
import { migrate } from '../../src/database/migrate.js';
import { BENCH_ANSWERS, CONTACT_EMAIL } from '../bench-application.js';
import { type Ground, query } from '../ground.js';
import { type LoadJob, type Pace } from '../load/load-job.js';
import { CONNECTIONS } from '../plan.js';
import { BenchProcess } from '../processes/bench-process.js';
import { createTenant, type Tenant } from './tenant.js';

const MAIN = resolve('dist', 'service', 'main.js');
const INSTANT_WORKER = resolve('dist', 'bench', 'intake', 'instant-worker.main.js');

interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** This service as it is deployed: the API and the worker apart, everything switched on, all settings as they are. */
export class Intake {
  /** Of every submission that was answered 202. */
  readonly acceptedIds: string[] = [];
  private series = 0;

  private constructor(
    private readonly ground: Ground,
    private readonly stores: Stores,
    readonly tenant: Tenant,
  ) {}

  static async prepare(ground: Ground, name: string, redisDatabase: number): Promise<Intake> {
    const stores = await ground.createStores(name, redisDatabase);
    await migrate(stores.databaseUrl);
    return new Intake(ground, stores, await createTenant(stores));
  }

  startApi(): Promise<BenchProcess> {
    return this.start('API', MAIN, 'api');
  }

  startWorker(): Promise<BenchProcess> {
    return this.start('worker', MAIN, 'worker');
  }

  startInstantWorker(): Promise<BenchProcess> {
    return this.start('worker with an instant reviewer', INSTANT_WORKER, 'worker');
  }

  get body(): string {
    return JSON.stringify({ cohort_id: this.tenant.cohortId, contact_email: CONTACT_EMAIL, answers: BENCH_ANSWERS });
  }

  submissions(api: BenchProcess, pace: Pace): LoadJob {
    this.series += 1;
    return {
      port: api.port,
      method: 'POST',
      paths: ['/v1/api/applications'],
      keys: this.tenant.liveKeys,
      body: this.body,
      idempotency: `series-${this.series}`,
      status: 202,
      connections: CONNECTIONS,
      remembersIds: true,
      pace,
    };
  }

  reads(api: BenchProcess, keys: readonly string[], paths: readonly string[], seconds: number): LoadJob {
    const pace = { kind: 'closed', seconds } as const;
    return {
      port: api.port,
      method: 'GET',
      paths,
      keys,
      status: 200,
      connections: CONNECTIONS,
      remembersIds: false,
      pace,
    };
  }

  /** Sees to it that at least so many reviews are owed. */
  async owe(api: BenchProcess, reviews: number): Promise<void> {
    const missing = reviews - (await this.owed());
    if (missing <= 0) return;
    const pace = { kind: 'closed', seconds: 120, requests: missing } as const;
    this.acceptedIds.push(...(await this.ground.send(this.submissions(api, pace))));
  }

  async owed(): Promise<number> {
    const [row] = await this.query<{ n: number }>('select count(*)::int as n from review_tasks');
    return row?.n ?? 0;
  }

  query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return query(this.stores.databaseUrl, sql, values);
  }

  get databaseUrl(): string {
    return this.stores.databaseUrl;
  }

  private start(name: string, main: string, role: 'api' | 'worker'): Promise<BenchProcess> {
    const { databaseUrl, redisUrl } = this.stores;
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ROLE: role, PORT: '0', SHUTDOWN_GRACE_SECONDS: '0' };
    return BenchProcess.start({ name, main, env, cwd: this.ground.servers.folder });
  }
}
