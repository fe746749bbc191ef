import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { type Queue } from 'bull';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

const DEADLINE_MS = 1_000;

@Injectable()
export class RedisCheck {
  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  async isReachable(): Promise<boolean> {
    return within(DEADLINE_MS, this.queue.client.ping()).then(
      () => true,
      () => false,
    );
  }
}
