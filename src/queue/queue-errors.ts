import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { type Queue } from 'bull';
import { RedisConnections } from '../redis/redis-connections.js';
import { REVIEW_QUEUE } from './queues.js';

/** Bull keeps what Redis refuses it to itself, unless somebody listens. */
@Injectable()
export class QueueErrors {
  constructor(@InjectQueue(REVIEW_QUEUE) queue: Queue, connections: RedisConnections) {
    queue.on('error', (error) => {
      connections.tell(error);
    });
  }
}
