import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import { type Queue } from 'bull';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

const DEADLINE_MS = 1_000;
const KEPT_MS = 60_000;

@Injectable()
export class RedisCheck {
  private readonly using = new ErrorStreak(new Logger('Readiness'), 'Using Redis');

  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  /** Writes a value: replicas, full servers and servers that are loading all answer reads, but take no jobs. */
  async isUsable(): Promise<boolean> {
    const write = this.queue.client.set(this.queue.toKey('readiness'), '1', 'PX', KEPT_MS);
    return this.using.watch(within(DEADLINE_MS, write)).then(
      () => true,
      () => false,
    );
  }
}
