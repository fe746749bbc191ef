import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, LOOPBACK } from '../../local/free-port.js';
import { eventually } from '../support/eventually.js';
import { type Stage } from './fault.js';
import { type ServiceProcess } from './service-process.js';

/** Long enough for all hands of a worker to be at something that cannot go on. */
const CAUGHT_MS = 700;

/** Reviews that a worker is at now. */
async function reviewsUnderWay({ ground }: Stage): Promise<number> {
  const [row] = await ground.query<{ n: number }>(
    'select count(*)::int as n from review_tasks where lease_until > now()',
  );
  return row?.n ?? 0;
}

/** Kills a worker whose reviews are all about to store their reports: claimed, and in the middle of a transaction. */
export async function killWorker(stage: Stage, worker: ServiceProcess): Promise<void> {
  await stage.ground.holding('review_reports', async () => {
    await sleep(CAUGHT_MS);
    stage.hits.reviews += await reviewsUnderWay(stage);
    worker.kill();
  });
}

/** Kills an API process while requests wait inside their transactions; `mid-air` is wherever they happen to be. */
export async function killApi(stage: Stage, api: ServiceProcess, moment: 'in transaction' | 'mid-air'): Promise<void> {
  if (moment === 'mid-air') {
    api.kill();
    return;
  }
  await stage.ground.holding('token_entries', async () => {
    await sleep(CAUGHT_MS / 2);
    api.kill();
  });
}

export async function freeze(stage: Stage, worker: ServiceProcess, ms: number): Promise<void> {
  await stage.ground.holding('review_reports', async () => {
    await sleep(CAUGHT_MS);
    stage.hits.reviews += await reviewsUnderWay(stage);
    worker.freeze();
  });
  await sleep(ms);
  worker.thaw();
}

export async function freezeRedis({ ground }: Stage, ms: number): Promise<void> {
  const pid = known(ground.servers.redis.pid);
  process.kill(pid, 'SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** It comes back by itself, and with it what it wrote to the disk. */
export async function killRedis({ ground }: Stage): Promise<void> {
  process.kill(known(ground.servers.redis.pid), 'SIGKILL');
  await eventually(() => ground.redis((client) => client.ping()).catch(() => null), 20_000);
}

export async function cutRedis({ ground }: Stage, ms: number): Promise<void> {
  await ground.proxy.cut();
  await sleep(ms);
  await ground.proxy.restore();
}

/** As after a failover that left clients with the old master. */
export async function demoteRedis({ ground }: Stage, ms: number): Promise<void> {
  const nobody = await freePort();
  await ground.redis((client) => client.replicaof(LOOPBACK, nobody));
  await sleep(ms);
  await ground.redis((client) => client.replicaof('NO', 'ONE'));
}

export async function flushRedis({ ground }: Stage): Promise<void> {
  await ground.redis((client) => client.flushall());
}

/** SIGKILL is a crash, SIGINT a fast shutdown. Its supervisor starts the server again. */
export async function endPostgres({ ground }: Stage, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  const pid = known(ground.servers.postgres.pid);
  process.kill(pid, signal);
  await eventually(() => ground.servers.postgres.pid !== pid && ground.query('select 1').catch(() => null), 60_000);
}

export async function endBackends({ ground }: Stage): Promise<void> {
  await ground.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = $1 and pid <> pg_backend_pid() and application_name <> 'faults'`,
    [ground.database],
  );
}

/** Puts back whatever overlapping harm may have left behind. */
export async function recover({ ground, fleet }: Stage): Promise<void> {
  process.kill(known(ground.servers.redis.pid), 'SIGCONT');
  fleet.workers.forEach((worker) => {
    worker.thaw();
  });
  await eventually(() => ground.query('select 1').catch(() => null), 60_000);
  await eventually(() => ground.redis((client) => client.replicaof('NO', 'ONE')).catch(() => null), 60_000);
}

function known(pid: number | undefined): number {
  if (pid === undefined) throw new Error('The server does not run');
  return pid;
}
