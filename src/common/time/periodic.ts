import { type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorStreak } from '../logging/error-streak.js';

/** Does something every so often, never twice at once. What fails is told, and tried again at the next tick. */
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

  /** What has begun is ended before the connections are. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.running;
  }
}
