import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { PostgresCheck } from './postgres.check.js';
import { RedisCheck } from './redis.check.js';

/** Whether PostgreSQL and Redis can be used, tried when somebody looks. */
@Injectable()
export class StoreMetrics {
  constructor(metrics: Metrics, postgres: PostgresCheck, redis: RedisCheck) {
    const { registry } = metrics;
    const postgresUp = new Gauge({
      name: 'intake_postgres_up',
      help: 'Whether PostgreSQL can be used: 1, or 0.',
      registers: [registry],
      collect: async () => {
        postgresUp.set(Number(await metrics.ask(() => postgres.isUsable())));
      },
    });
    const redisUp = new Gauge({
      name: 'intake_redis_up',
      help: 'Whether Redis takes jobs: 1, or 0. Without it reviews run on, and limits are kept by each process.',
      registers: [registry],
      collect: async () => {
        redisUp.set(Number(await metrics.ask(() => redis.isUsable())));
      },
    });
  }
}
