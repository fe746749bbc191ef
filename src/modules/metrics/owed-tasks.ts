import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Remembered } from '../../common/time/remembered.js';
import { within } from '../../common/time/within.js';
import { type SystemDatabase } from '../../database/system-database.js';
import { type Metrics } from './metrics.js';

const DEADLINE_MS = 1_000;

interface Owed<T> {
  readonly waiting: number;
  readonly running: number;
  readonly oldest: T | null;
}

interface Kind<T> {
  readonly table: 'review_tasks' | 'webhook_tasks';
  /** SQL for what tells since when the oldest task is owed; null if there is none. */
  readonly oldest: string;
  /** How many seconds ago that was. */
  readonly ageOf: (oldest: T) => number;
  /** What the log calls the counting. */
  readonly counting: string;
  readonly number: { readonly name: string; readonly help: string };
  readonly age: { readonly name: string; readonly help: string };
}

/**
 * Gauges of how many tasks of a table are owed, and since when, read when somebody looks: the table is the truth, and every
 * process sees the same.
 */
export function gaugeOwed<T>(metrics: Metrics, system: SystemDatabase, kind: Kind<T>): void {
  const { registry } = metrics;
  const counting = new ErrorStreak(new Logger('Metrics'), kind.counting);
  const count = async (): Promise<Owed<T>> => {
    const [owed] = await system.rows<Owed<T>>(
      `select count(*) filter (where lease_until > now()) as running,
              count(*) filter (where lease_until > now() is not true) as waiting,
              ${kind.oldest} as oldest
         from ${kind.table}`,
    );
    return owed ?? { waiting: 0, running: 0, oldest: null };
  };
  // Everybody who reads at the same time shares one query. It never fails, since the other metrics matter most while
  // PostgreSQL is away.
  const owed = new Remembered(0, () =>
    metrics.ask(() => counting.watch(within(DEADLINE_MS, count())).catch(() => null)),
  );
  const number: Gauge<'state'> = new Gauge({
    ...kind.number,
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      number.reset();
      const found = await owed.get();
      if (found === null) return;
      number.set({ state: 'waiting' }, found.waiting);
      number.set({ state: 'running' }, found.running);
    },
  });
  const age = new Gauge({
    ...kind.age,
    registers: [registry],
    collect: async () => {
      const found = await owed.get();
      if (found === null) age.remove();
      else age.set(found.oldest === null ? 0 : kind.ageOf(found.oldest));
    },
  });
}
