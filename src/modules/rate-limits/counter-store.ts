import { Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { RedisConnections } from '../../redis/redis-connections.js';
import { type Count } from './batched-counts.js';
import { Circuit } from './circuit.js';

/** What Redis may add to the time of a request. */
const DEADLINE_MS = 100;

/** The braces are those of the queue's keys: all of ours belong into one slot of a Redis Cluster. */
const PREFIX = '{intake}:limits';

/** Each bucket has a limit of its own, which its owner knows: here `penalty` adds up, and nothing is ever refused. */
const ONLY_COUNTING = { keyPrefix: PREFIX, points: 0, duration: 60 } as const;

type Limiter = Pick<RateLimiterRedis, 'penalty' | 'reward' | 'delete' | 'get' | 'set'>;

/** Counters with an expiry, in Redis for all processes together. The only place that knows the limiters. */
@Injectable()
export class CounterStore implements OnApplicationShutdown {
  private readonly counting = new ErrorStreak(new Logger('Redis'), 'Counting requests for all processes together');
  private readonly redis: Redis;
  private readonly shared: Limiter;
  private readonly own: Limiter = new RateLimiterMemory(ONLY_COUNTING);
  private readonly circuit: Circuit;
  private connecting: Promise<void> | undefined;

  constructor(
    connections: RedisConnections,
    @Optional() private readonly deadlineMs = DEADLINE_MS,
  ) {
    this.redis = connections.forCounting();
    this.shared = new RateLimiterRedis({ ...ONLY_COUNTING, storeClient: this.redis, rejectIfRedisNotReady: true });
    this.circuit = new Circuit(() => this.answers());
  }

  onApplicationShutdown(): void {
    this.circuit.close();
  }

  /** Adds to a bucket, which starts anew a window after its first request. */
  async add(bucket: string, amount: number, windowSeconds: number): Promise<Count> {
    const options = { customDuration: windowSeconds };
    const { consumedPoints, msBeforeNext } = await this.perform((limiter) => limiter.penalty(bucket, amount, options));
    return { used: consumedPoints, msUntilReset: msBeforeNext };
  }

  async takeBack(bucket: string, windowSeconds: number): Promise<void> {
    await this.perform((limiter) => limiter.reward(bucket, 1, { customDuration: windowSeconds }));
  }

  async clear(bucket: string): Promise<void> {
    await this.perform((limiter) => limiter.delete(bucket));
  }

  async remember(mark: string, seconds: number): Promise<void> {
    await this.perform((limiter) => limiter.set(mark, 1, seconds));
  }

  async remembers(mark: string): Promise<boolean> {
    return (await this.perform((limiter) => limiter.get(mark))) !== null;
  }

  /** Neither closed nor wide open without Redis: each process then limits on its own, by the same numbers. */
  private async perform<T>(work: (limiter: Limiter) => Promise<T>): Promise<T> {
    if (!this.circuit.isOpen) {
      try {
        return await this.counting.watch(
          within(
            this.deadlineMs,
            this.connected().then(() => work(this.shared)),
          ),
        );
      } catch {
        // Told; this process counts by itself meanwhile.
        this.circuit.open();
      }
    }
    return work(this.own);
  }

  /** On first use, since not every process that holds this module counts anything; from then on it connects by itself. */
  private connected(): Promise<void> {
    this.connecting ??= this.redis.connect().catch(() => undefined);
    return this.connecting;
  }

  private async answers(): Promise<boolean> {
    return within(this.deadlineMs, this.redis.ping()).then(
      () => true,
      () => false,
    );
  }
}
