import { Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { RedisConnections } from '../../redis/redis-connections.js';
import { type BucketCount } from './batched-counts.js';
import { Circuit } from './circuit.js';

/** The most that Redis may add to the time of a request. */
const DEADLINE_MS = 100;

/** The braces are those of the queue's keys, so that all keys are in one slot of a Redis Cluster. */
const PREFIX = '{intake}:limits';

/**
 * The library is only used to count: `penalty` adds up and never refuses, since each bucket has a limit of its own that
 * is checked elsewhere.
 */
const ONLY_COUNTING = { keyPrefix: PREFIX, points: 0, duration: 60 } as const;

type Limiter = Pick<RateLimiterRedis, 'penalty' | 'reward' | 'delete' | 'get' | 'set'>;

/** Counters that expire, kept in Redis for all processes together. Only this class knows the library. */
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

  /** Adds to a bucket, whose window begins with its first request. */
  async add(bucket: string, amount: number, windowSeconds: number): Promise<BucketCount> {
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

  /**
   * Without Redis each process limits on its own, by the same numbers, so that the service is neither closed nor wide
   * open.
   */
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
        // The failure is logged; meanwhile this process counts by itself.
        this.circuit.open();
      }
    }
    return work(this.own);
  }

  /**
   * Connects on first use, since not every process that has this module counts anything; later it reconnects by itself.
   */
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
