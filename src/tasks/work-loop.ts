import { type Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorStreak } from '../common/logging/error-streak.js';

const LOOK_MS = 1_000;
/** An idle worker should have been woken for what has waited so long. */
const OVERDUE_MS = 5_000;

interface LoopOptions {
  /** How many tasks it is at, at the same time. */
  readonly concurrency: number;
  readonly logger: Logger;
  readonly claiming: ErrorStreak;
  /** What is said when an idle worker found for itself what it should have been woken for. */
  readonly silence: string;
}

/**
 * Claims tasks that are due, runs each, and claims for all that have ended once half have. It is woken; and it looks for
 * itself every second, because what wakes it may be away, have lost the news, or gone dead in silence.
 */
export abstract class WorkLoop<Claim extends { readonly waitedMs: number }>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** There may be something to claim. */
  private isDue = false;
  private isStopping = false;
  private overdue = 0;

  protected constructor(private readonly options: LoopOptions) {}

  /** At most `limit`; none when there is none. */
  protected abstract claim(limit: number): Promise<readonly Claim[]>;
  /** Never fails. */
  protected abstract run(claim: Claim): Promise<void>;
  /** How many tasks it is at. */
  protected abstract get held(): number;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.lookUnasked(), LOOK_MS);
    this.timer.unref();
    void this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.looking;
  }

  /** Claims at once, or as soon as half of it is free. Never fails: while PostgreSQL is away, the next look is soon. */
  async wake(): Promise<void> {
    this.isDue = true;
    await this.look(this.half);
  }

  private async lookUnasked(): Promise<void> {
    const isIdle = this.held === 0 && this.looking === undefined;
    this.overdue = 0;
    this.isDue = true;
    // For the little that is free as well: the rest may be held by tasks that take long.
    await this.look(1);
    if (isIdle && this.overdue > 0) this.options.logger.warn({ taken: this.overdue, msg: this.options.silence });
  }

  protected get concurrency(): number {
    return this.options.concurrency;
  }

  private get half(): number {
    return this.concurrency / 2;
  }

  private get room(): number {
    return this.concurrency - this.held;
  }

  private look(leastRoom: number): Promise<void> {
    this.looking ??= Promise.resolve().then(() => this.claimAndRun(leastRoom));
    return this.looking;
  }

  private async claimAndRun(leastRoom: number): Promise<void> {
    try {
      for (let least = leastRoom; this.isDue && this.room >= least && !this.isStopping; least = this.half) {
        this.isDue = false;
        const claims = await this.claim(this.room);
        this.options.claiming.succeeded();
        if (claims.length > 0) this.isDue = true;
        this.overdue += claims.filter(({ waitedMs }) => waitedMs > OVERDUE_MS).length;
        for (const claim of claims) void this.runAndLook(claim);
      }
    } catch (error) {
      this.options.claiming.failed(error);
    } finally {
      // At once, so that a call from now on begins the next look.
      this.looking = undefined;
    }
  }

  private async runAndLook(claim: Claim): Promise<void> {
    await this.run(claim);
    await this.lookFurther();
  }

  /** There is more room. */
  protected async lookFurther(): Promise<void> {
    if (this.isDue) await this.look(this.half);
  }
}
