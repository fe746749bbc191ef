import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { AppConfig } from '../../config/app-config.js';
import { RedisConnections } from '../../redis/redis-connections.js';
import { COMPLETIONS_CHANNEL } from './completion-announcer.js';
import { CompletionsRepository } from './completions.repository.js';
import { WaitingRoom } from './waiting-room.js';

const POLL_MS = 1_000;

/**
 * Brings the waiting room its news, all of it by one connection to Redis, however many wait. What Redis does not tell
 * (it was away, or failed over) one look at PostgreSQL a second finds, for all submissions at once.
 */
@Injectable()
export class CompletionNews implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly asking = new ErrorStreak(new Logger('Completions'), 'Asking which reviews have ended');
  private timer: NodeJS.Timeout | undefined;
  private polling = false;

  constructor(
    private readonly config: AppConfig,
    private readonly connections: RedisConnections,
    private readonly completions: CompletionsRepository,
    private readonly room: WaitingRoom,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'worker') return;
    const redis = this.connections.forNews();
    redis.on('message', (_channel, submissionIds) => {
      for (const id of submissionIds.split(' ')) this.room.tell(id);
    });
    // It subscribes again by itself whenever it is connected again.
    void this.asking.tolerate(redis.subscribe(COMPLETIONS_CHANNEL));
  }

  /** Whenever somebody begins to wait; while nobody does, there is nothing to poll for. */
  follow(): void {
    this.timer ??= setInterval(() => void this.poll(), POLL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.room.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    if (this.polling) return;
    this.polling = true;
    try {
      for (const id of await this.asking.watch(this.completions.ended(this.room.awaited))) this.room.tell(id);
    } catch {
      // Told; the next poll asks again.
    } finally {
      this.polling = false;
    }
  }
}
