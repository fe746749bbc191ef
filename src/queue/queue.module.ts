import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { type QueueOptions } from 'bull';
import { QueueErrors } from './queue-errors.js';
import { QueueShutdown } from './queue-shutdown.js';
import { REVIEW_QUEUE } from './queues.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { RedisModule } from '../redis/redis.module.js';

/**
 * Bull as a wake-up, not as a store: what is owed stands in PostgreSQL, so a job is tried once, forgotten soon, and its
 * own verdicts count for nothing. Lock and stall times are short, so that a dead worker's jobs come back in seconds.
 */
function queueOptions(connections: RedisConnections): QueueOptions {
  return {
    // The braces keep all keys of a queue in one slot of a Redis Cluster.
    prefix: '{intake}',
    createClient: (type) => connections.forQueue(type),
    defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    settings: { lockDuration: 10_000, lockRenewTime: 3_000, stalledInterval: 5_000, maxStalledCount: 3 },
  };
}

@Module({
  imports: [
    RedisModule,
    BullModule.registerQueueAsync({
      name: REVIEW_QUEUE,
      imports: [RedisModule],
      inject: [RedisConnections],
      useFactory: queueOptions,
    }),
  ],
  providers: [QueueErrors, QueueShutdown],
  exports: [BullModule],
})
export class QueueModule {}
