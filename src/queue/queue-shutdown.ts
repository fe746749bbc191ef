import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Queue } from 'bull';
import { REVIEW_QUEUE } from './queues.js';
import { RedisConnections } from '../redis/redis-connections.js';

/** Bull waits without a bound for a Redis that is away. */
const CLOSE_DEADLINE_MS = 3_000;

@Injectable()
export class QueueShutdown implements OnApplicationShutdown {
  constructor(
    @InjectQueue(REVIEW_QUEUE) private readonly queue: Queue,
    private readonly connections: RedisConnections,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, CLOSE_DEADLINE_MS).unref());
    await Promise.race([this.queue.close().catch(() => undefined), deadline]);
    this.connections.endAll();
  }
}
