import { type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorStreak } from '../logging/error-streak.js';

/** Does something at an interval, never twice at once. A failure is logged, and the next tick tries again. */
export abstract class Periodic implements OnApplicationBootstrap, OnModuleDestroy {
  protected isEnding = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  protected constructor(
    private readonly everyMs: number,
    private readonly doing: ErrorStreak,
  ) {}

  protected abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.doing.tolerate(this.run()).finally(() => {
        this.running = undefined;
      });
    }, this.everyMs);
    this.timer.unref();
  }

  /** Waits for work that has begun, so that it ends before the connections do. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.running;
  }
}
