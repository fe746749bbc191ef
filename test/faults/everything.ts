import { setTimeout as sleep } from 'node:timers/promises';
import { type Stage } from './fault.js';
import * as harm from './harm.js';

const LASTS_MS = 16_000;

type Act = (stage: Stage) => Promise<void>;

const ACTS: readonly Act[] = [
  (stage) => harm.killWorker(stage, stage.random.pick(stage.fleet.workers)),
  (stage) => harm.killWorker(stage, stage.random.pick(stage.fleet.workers)),
  (stage) => harm.killApi(stage, stage.random.pick(stage.fleet.apis), 'mid-air'),
  (stage) => harm.killApi(stage, stage.random.pick(stage.fleet.apis), 'in transaction'),
  (stage) => harm.freeze(stage, stage.random.pick(stage.fleet.workers), 4_000),
  (stage) => stage.random.pick(stage.fleet.all).terminate(),
  (stage) => harm.killRedis(stage),
  (stage) => harm.flushRedis(stage),
  (stage) => harm.freezeRedis(stage, 2_000),
  (stage) => harm.cutRedis(stage, 3_000),
  (stage) => harm.demoteRedis(stage, 2_000),
  (stage) => harm.endPostgres(stage, 'SIGKILL'),
  (stage) => harm.endPostgres(stage, 'SIGINT'),
  (stage) => harm.endBackends(stage),
];

/** One thing after another goes wrong, and the next does not wait for the last to be over; the seed decides. */
export async function everythingAtOnce(stage: Stage): Promise<void> {
  const end = Date.now() + LASTS_MS;
  const busy = new Map<Act, Promise<void>>();
  while (Date.now() < end) {
    const act = stage.random.pick(ACTS);
    // An act may find that another has taken away what it needs; that is what this run is about.
    if (!busy.has(act))
      busy.set(
        act,
        act(stage)
          .catch(() => undefined)
          .finally(() => busy.delete(act)),
      );
    await sleep(300 + stage.random.next() * 1_200);
  }
  await Promise.all(busy.values());
  await harm.recover(stage);
}
