import { Module } from '@nestjs/common';
import { RedisModule } from '../../redis/redis.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { CounterStore } from './counter-store.js';
import { RateLimits } from './rate-limits.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [MetricsModule, RedisModule],
  providers: [CounterStore, RateLimits, SignInThrottle],
  exports: [RateLimits, SignInThrottle],
})
export class RateLimitsModule {}
