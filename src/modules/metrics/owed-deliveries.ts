import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { timeOfId } from '../../common/ids/uuid.js';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Remembered } from '../../common/time/remembered.js';
import { within } from '../../common/time/within.js';
import { SystemDatabase } from '../../database/system-database.js';
import { Metrics } from './metrics.js';

const DEADLINE_MS = 1_000;

interface Owed {
  readonly waiting: number;
  readonly running: number;
  readonly oldest: string | null;
}

/** What is still to be sent to webhooks, read when somebody looks: every process sees the same. */
@Injectable()
export class OwedDeliveries {
  private readonly counting = new ErrorStreak(new Logger('Metrics'), 'Counting the deliveries that are owed');
  private readonly owed = new Remembered(0, () =>
    this.counting.watch(within(DEADLINE_MS, this.count())).catch(() => null),
  );

  constructor(
    { registry }: Metrics,
    private readonly system: SystemDatabase,
  ) {
    const number: Gauge<'state'> = new Gauge({
      name: 'intake_webhook_deliveries_owed',
      help: 'Events still to be sent to webhooks; absent while PostgreSQL does not answer.',
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
      name: 'intake_oldest_owed_webhook_delivery_age_seconds',
      help: 'Since when the oldest of them happened, 0 where there is none; absent while PostgreSQL does not answer.',
      registers: [registry],
      collect: async () => {
        const owed = await this.owed.get();
        if (owed === null) age.remove();
        else age.set(owed.oldest === null ? 0 : (Date.now() - timeOfId(owed.oldest).getTime()) / 1_000);
      },
    });
  }

  private async count(): Promise<Owed> {
    const [owed] = await this.system.rows<Owed>(
      `select count(*) filter (where lease_until > now()) as running,
              count(*) filter (where lease_until > now() is not true) as waiting,
              (select event_id from webhook_tasks order by event_id limit 1) as oldest
         from webhook_tasks`,
    );
    return owed ?? { waiting: 0, running: 0, oldest: null };
  }
}
