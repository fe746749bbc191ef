import pg from 'pg';
import { type OwnServers, startOwnServers } from '../local/own-servers.js';
import { LoadGenerator } from './load/load-generator.js';
import { type LoadJob } from './load/load-job.js';
import { type Measurement } from './measurement.js';
import { type BenchProcess } from './processes/bench-process.js';
import { machineMicros, processorMicros } from './processes/processor-time.js';

interface Clock {
  readonly ms: number;
  readonly app: number;
  readonly postgres: number;
  readonly redis: number;
  /** What else the bench itself does: puts on load and looks on. */
  readonly bench: number;
  readonly machine: number;
}

/** What all contenders share: PostgreSQL, Redis, the load generator, and the way in which figures are taken. */
export class Ground {
  private constructor(
    readonly servers: OwnServers,
    private readonly generator: LoadGenerator,
  ) {}

  static async prepare(): Promise<Ground> {
    return new Ground(await startOwnServers({ durable: true }), LoadGenerator.start());
  }

  async stop(): Promise<void> {
    this.generator.stop();
    await this.servers.stop();
  }

  /** A contender's own, on the servers of all. */
  async createStores(name: string, redisDatabase: number): Promise<{ databaseUrl: string; redisUrl: string }> {
    await query(this.servers.postgres.url, `create database ${name}`);
    const address = new URL(this.servers.postgres.url);
    address.pathname = `/${name}`;
    return { databaseUrl: address.href, redisUrl: `${this.servers.redis.url}/${redisDatabase}` };
  }

  /** Puts load on an application and takes the figures. The same load before does not count. */
  async measureLoad(
    app: BenchProcess,
    job: LoadJob,
    warmUpSeconds: number,
  ): Promise<Measurement & { ids: readonly string[] }> {
    const warmUp = await this.generator.run({
      ...job,
      ...keyed(job, 'w'),
      pace: { ...job.pace, seconds: warmUpSeconds },
    });
    const before = this.readClock(app.pid);
    const result = await this.generator.run({ ...job, ...keyed(job, 'm') });
    const costs = this.costsSince(before, app.pid, result.answered);
    const { perSecond, p50Ms, p99Ms, cpuMicros, ids } = result;
    const loadMicros = cpuMicros / result.answered;
    return { value: perSecond, p50Ms, p99Ms, ...costs, loadMicros, ids: [...warmUp.ids, ...ids] };
  }

  /** Sends requests without taking figures. The ids that were answered. */
  async send(job: LoadJob): Promise<readonly string[]> {
    return (await this.generator.run(job)).ids;
  }

  readClock(appPid: number): Clock {
    const { postgres, redis } = this.servers;
    const { user, system } = process.cpuUsage();
    return {
      ms: performance.now(),
      app: processorMicros(appPid),
      postgres: processorMicros(postgres.pid ?? 0),
      redis: processorMicros(redis.pid ?? 0),
      bench: processorMicros(this.generator.pid) + user + system,
      machine: machineMicros(),
    };
  }

  /** What each of so many things took of the processors since then. */
  costsSince(before: Clock, appPid: number, things: number): Partial<Measurement> {
    const now = this.readClock(appPid);
    const [app, postgres, redis] = [now.app - before.app, now.postgres - before.postgres, now.redis - before.redis];
    const others = now.machine - before.machine - (app + postgres + redis + now.bench - before.bench);
    return {
      appMicros: app / things,
      postgresMicros: postgres / things,
      redisMicros: redis / things,
      otherProcessors: Math.max(0, others / ((now.ms - before.ms) * 1_000)),
    };
  }
}

/** As the owner of the database, past every policy. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A warm-up must not use up the idempotency keys of what it warms up for. */
function keyed({ idempotency }: LoadJob, suffix: string): Partial<LoadJob> {
  return idempotency === undefined ? {} : { idempotency: `${idempotency}-${suffix}` };
}
