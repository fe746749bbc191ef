import { Injectable, Logger } from '@nestjs/common';
import { type Command, Redis, type RedisOptions } from 'ioredis';
import { ErrorStreak } from '../common/logging/error-streak.js';
import { AppConfig } from '../config/app-config.js';

/** What each use of Redis needs of its connection; they differ in how long a command may wait for an answer. */
const FOR_QUEUE: RedisOptions = {
  maxRetriesPerRequest: null,
  enableReadyCheck: false,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  // Longer than Bull's blocking pop; without it a connection that went dead in silence is never noticed.
  socketTimeout: 12_000,
};

const FOR_COUNTING: RedisOptions = {
  lazyConnect: true,
  // A request waits for the count: it must hear at once that there is none, and no count may be sent a second time.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  enableReadyCheck: true,
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  socketTimeout: 2_000,
  retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
  // After a failover the old address may lead to a replica; a new connection finds the new primary.
  reconnectOnError: ({ message }) => message.includes('READONLY'),
  // The counts of several keys fall due at once; each would otherwise be written by itself.
  enableAutoPipelining: true,
};

const RECONNECT_EVERY_MS = 1_000;
/** A connection counts as ready before Redis has said whether the password is right. */
const PROVEN_AFTER_MS = 2_500;
/** The library's own: runs while a command waits for its answer. */
const TIMER = 'socketTimeoutTimer';

/** What the library sends by itself when it is connected again, and whose failure it leaves to nobody. */
const SENT_UNASKED: ReadonlySet<string> = new Set(['select', 'subscribe', 'psubscribe']);

/** A connection that is lost while it subscribes again would otherwise end the process by an unhandled rejection. */
class Connection extends Redis {
  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    if (SENT_UNASKED.has(command.name)) command.promise.catch(() => undefined);
    return super.sendCommand(command, stream);
  }
}

/**
 * Waits in a pop most of the time, behind which nothing is answered: asked to quit, it goes at once, as Bull would have it
 * do half a second later.
 */
class BlockingConnection extends Connection {
  override quit(): Promise<'OK'> {
    this.disconnect();
    return Promise.resolve('OK');
  }
}

/** Makes every connection to Redis, and ends them all: Bull leaves to us what it did not make itself. */
@Injectable()
export class RedisConnections {
  private readonly logger = new Logger('Redis');
  private readonly connecting = new ErrorStreak(this.logger, 'The connection to Redis');
  private readonly open: Redis[] = [];

  constructor(private readonly config: AppConfig) {}

  /** One of the three connections that Bull asks for. */
  forQueue(type: 'client' | 'subscriber' | 'bclient'): Redis {
    const options = { ...FOR_QUEUE, reconnectOnError: leavingReplicas() };
    if (type === 'bclient') return this.make(options, BlockingConnection);
    if (type === 'subscriber') return this.make(options);
    // A producer that finds Redis away must hear of it now, not when Redis is back.
    const redis = this.make({ ...options, maxRetriesPerRequest: 1, commandTimeout: 5_000 });
    redis.once('ready', () => void this.warnOfEviction(redis));
    return redis;
  }

  /** For counting requests; it is not connected yet. */
  forCounting(): Redis {
    return this.make(FOR_COUNTING);
  }

  /** Of an error of a connection, or of what is sent by one, that nobody else hears of. */
  tell(error: unknown): void {
    this.connecting.failed(error);
  }

  endAll(): void {
    for (const redis of this.open.splice(0)) {
      redis.disconnect();
      endSilenceTimer(redis);
    }
  }

  /** A Redis that evicts throws locks and jobs away. Nothing is lost for good then, but reviews run late or twice. */
  private async warnOfEviction(redis: Redis): Promise<void> {
    // Where operators forbid CONFIG, INFO still tells.
    const memory = await redis.info('memory').catch(() => '');
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1] ?? 'noeviction';
    if (policy !== 'noeviction')
      this.logger.warn({ policy, msg: 'Redis has a maxmemory-policy by which it drops jobs: set noeviction' });
  }

  private make(options: RedisOptions, Kind = Connection): Redis {
    const redis = new Kind(this.config.redisUrl, options);
    // Without a listener an unreachable Redis would end the process.
    redis.on('error', (error) => {
      this.tell(error);
    });
    redis.on('ready', () => {
      setTimeout(() => {
        if (redis.status === 'ready') this.connecting.succeeded();
      }, PROVEN_AFTER_MS).unref();
    });
    redis.on('close', () => {
      endSilenceTimer(redis);
    });
    this.open.push(redis);
    return redis;
  }
}

/**
 * The library forgets the timer of a command that was never answered when its connection ends: it would end the next one,
 * which is in order, or keep the process for its seconds.
 */
function endSilenceTimer(redis: Redis): void {
  clearTimeout(Reflect.get(redis, TIMER) as NodeJS.Timeout | undefined);
  Reflect.set(redis, TIMER, undefined);
}

/**
 * A failover may leave us with the old primary, now a replica; a new connection finds the new one. Bull has many
 * commands under way, each of which is refused, and one new connection is enough.
 */
function leavingReplicas(): (error: Error) => boolean {
  let nextAt = 0;
  return ({ message }) => {
    if (!message.includes('READONLY') || Date.now() < nextAt) return false;
    nextAt = Date.now() + RECONNECT_EVERY_MS;
    return true;
  };
}
