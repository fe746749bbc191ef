import { Injectable } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { AppConfig } from '../config/app-config.js';

/** Makes Bull's connections to Redis, and ends them: Bull leaves to us what it did not make itself. */
@Injectable()
export class RedisConnections {
  private readonly open: Redis[] = [];

  constructor(private readonly config: AppConfig) {}

  connect(type: 'client' | 'subscriber' | 'bclient'): Redis {
    const options: RedisOptions = {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
      // Longer than Bull's blocking pop; without it a connection that went dead in silence is never noticed.
      socketTimeout: 12_000,
      // A producer that finds Redis away must hear of it now, not when Redis is back.
      ...(type === 'client' && { maxRetriesPerRequest: 1, commandTimeout: 5_000 }),
    };
    const redis = new Redis(this.config.redisUrl, options);
    // Without a listener an unreachable Redis would end the process; readiness reports it instead.
    redis.on('error', () => undefined);
    this.open.push(redis);
    return redis;
  }

  endAll(): void {
    for (const redis of this.open.splice(0)) redis.disconnect();
  }
}
