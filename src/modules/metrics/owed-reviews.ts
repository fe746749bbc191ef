import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { SystemDatabase } from '../../database/system-database.js';
import { Metrics } from './metrics.js';

const DEADLINE_MS = 1_000;

/** How many reviews are owed, read when somebody looks: the table is the truth, and every process sees the same. */
@Injectable()
export class OwedReviews {
  private readonly counting = new ErrorStreak(new Logger('Metrics'), 'Counting the reviews that are owed');

  constructor(
    { registry }: Metrics,
    private readonly system: SystemDatabase,
  ) {
    const gauge: Gauge<'state'> = new Gauge({
      name: 'intake_reviews_owed',
      help: 'Accepted submissions whose review is not over; absent while PostgreSQL does not answer.',
      labelNames: ['state'],
      registers: [registry],
      collect: () => this.read(gauge),
    });
  }

  private async read(gauge: Gauge<'state'>): Promise<void> {
    gauge.reset();
    try {
      const rows = await this.counting.watch(within(DEADLINE_MS, this.count()));
      for (const { state, total } of rows) gauge.set({ state }, total);
    } catch {
      // Told. The other metrics are worth having all the more while PostgreSQL is away.
    }
  }

  private count(): Promise<{ state: string; total: number }[]> {
    return this.system.rows(
      `select state, count(task.submission_id) as total
         from (values ('waiting'), ('running')) states (state)
         left join (select submission_id, case when lease_until > now() then 'running' else 'waiting' end as state
                      from review_tasks) task using (state)
        group by state`,
    );
  }
}
