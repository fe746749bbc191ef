import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Remembered } from '../../common/time/remembered.js';
import { within } from '../../common/time/within.js';
import { SystemDatabase } from '../../database/system-database.js';
import { Metrics } from './metrics.js';

const DEADLINE_MS = 1_000;

interface Owed {
  readonly waiting: number;
  readonly running: number;
  readonly oldestSeconds: number;
}

/** How many reviews are owed, and since when, read when somebody looks: the table is the truth, and every process sees the same. */
@Injectable()
export class OwedReviews {
  private readonly counting = new ErrorStreak(new Logger('Metrics'), 'Counting the reviews that are owed');
  /** One query for all who look at the same time. The other metrics are worth having all the more while PostgreSQL is away. */
  private readonly owed = new Remembered(0, () =>
    this.counting.watch(within(DEADLINE_MS, this.count())).catch(() => null),
  );

  constructor(
    { registry }: Metrics,
    private readonly system: SystemDatabase,
  ) {
    const number: Gauge<'state'> = new Gauge({
      name: 'intake_reviews_owed',
      help: 'Accepted submissions whose review is not over; absent while PostgreSQL does not answer.',
      labelNames: ['state'],
      registers: [registry],
      collect: async () => {
        number.reset();
        const owed = await this.owed.get();
        if (owed === null) return;
        number.set({ state: 'waiting' }, owed.waiting);
        number.set({ state: 'running' }, owed.running);
      },
    });
    const age = new Gauge({
      name: 'intake_oldest_owed_review_age_seconds',
      help: 'Since when the oldest of them is owed, 0 where there is none; absent while PostgreSQL does not answer.',
      registers: [registry],
      collect: async () => {
        const owed = await this.owed.get();
        if (owed === null) age.remove();
        else age.set(owed.oldestSeconds);
      },
    });
  }

  private async count(): Promise<Owed> {
    const [owed] = await this.system.rows<Owed>(
      `select count(*) filter (where lease_until > now()) as running,
              count(*) filter (where lease_until > now() is not true) as waiting,
              coalesce(extract(epoch from now() - min(owed_since)), 0)::float8 as "oldestSeconds"
         from review_tasks`,
    );
    return owed ?? { waiting: 0, running: 0, oldestSeconds: 0 };
  }
}
