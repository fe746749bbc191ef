import { type Logger } from '@nestjs/common';
import { ErrorStreak } from '../common/logging/error-streak.js';
import { Periodic } from '../common/time/periodic.js';

const LOOK_MS = 1_000;

/** The repository of a kind of task. */
interface TaskSource<Claim> {
  /** At most `limit`; none when there is none. */
  claim(limit: number): Promise<readonly Claim[]>;
  /** Makes tasks due again whose worker died, of those whose lease ended within the last seconds. How many there were. */
  sweep(withinSeconds: number): Promise<number>;
}

/**
 * Claims tasks that are due, runs each, and claims for all that have ended once half have. It is woken; and it looks for
 * itself every second, because what wakes it may be away, have lost the news, or gone dead in silence. Then it also makes
 * those tasks due again whose worker died.
 */
export abstract class WorkLoop<Claim> extends Periodic {
  private readonly claiming: ErrorStreak;
  private looking: Promise<void> | undefined;
  /** There may be something to claim. */
  private isDue = false;
  /** By the clock, which goes on while the machine is asleep. */
  private sweptAt = 0;

  /** Of these, which have a name in the plural, it is at so many at the same time. */
  protected constructor(
    private readonly tasks: TaskSource<Claim>,
    name: string,
    protected readonly concurrency: number,
    protected readonly logger: Logger,
  ) {
    super(LOOK_MS, new ErrorStreak(logger, `Looking for ${name} whose worker died`));
    this.claiming = new ErrorStreak(logger, `Claiming ${name}`);
  }

  /** Never fails. */
  protected abstract work(claim: Claim): Promise<void>;
  /** How many tasks it is at. */
  protected abstract get held(): number;
  protected abstract tellSwept(found: number): void;

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.wake();
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.looking;
  }

  /** Claims at once, or as soon as half of it is free. Never fails: while PostgreSQL is away, the next look is soon. */
  async wake(): Promise<void> {
    this.isDue = true;
    await this.look(this.half);
  }

  protected override async run(): Promise<void> {
    this.isDue = true;
    // Beside one another: each may wait for a connection that went dead in silence. And for the little that is free as well: the
    // rest may be held by tasks that take long.
    await Promise.all([this.look(1), this.sweepUp()]);
  }

  private async sweepUp(): Promise<void> {
    const now = Date.now();
    const found = await this.tasks.sweep((now - this.sweptAt) / 1_000);
    this.sweptAt = now;
    if (found === 0) return;
    this.tellSwept(found);
    await this.wake();
  }

  private get half(): number {
    return this.concurrency / 2;
  }

  private get room(): number {
    return this.concurrency - this.held;
  }

  private look(leastRoom: number): Promise<void> {
    this.looking ??= Promise.resolve().then(() => this.claimAndWork(leastRoom));
    return this.looking;
  }

  private async claimAndWork(leastRoom: number): Promise<void> {
    try {
      for (let least = leastRoom; this.isDue && this.room >= least && !this.isEnding; least = this.half) {
        this.isDue = false;
        const claims = await this.tasks.claim(this.room);
        this.claiming.succeeded();
        if (claims.length > 0) this.isDue = true;
        for (const claim of claims) void this.workAndLook(claim);
      }
    } catch (error) {
      this.claiming.failed(error);
    } finally {
      // At once, so that a call from now on begins the next look.
      this.looking = undefined;
    }
  }

  private async workAndLook(claim: Claim): Promise<void> {
    await this.work(claim);
    await this.lookFurther();
  }

  /** There is more room. */
  protected async lookFurther(): Promise<void> {
    if (this.isDue) await this.look(this.half);
  }
}
