import { type ErrorStreak } from '../common/logging/error-streak.js';
import { Periodic } from '../common/time/periodic.js';

const INTERVAL_MS = 1_000;
/** A look at all leases walks past whatever PostgreSQL has to keep of those that ended. */
const LOOK_AT_ALL_MS = 60_000;
/** After this, because PostgreSQL was away or the process stood still, some may have ended that are no longer among the late. */
const MISSED_MS = 10_000;

/** Finds tasks whose worker died, and makes them due again. Every worker has one. */
export abstract class SweepLoop extends Periodic {
  private lookedAt = -Infinity;
  private lookedAtAll = -Infinity;

  protected constructor(sweeping: ErrorStreak) {
    super(INTERVAL_MS, sweeping);
  }

  /** How many were found. */
  protected abstract sweep(ended: 'ever' | 'lately'): Promise<number>;
  protected abstract tellFound(found: number): Promise<void>;

  protected override async run(): Promise<void> {
    const now = performance.now();
    const isOfAll = now - this.lookedAt > MISSED_MS || now - this.lookedAtAll > LOOK_AT_ALL_MS;
    const found = await this.sweep(isOfAll ? 'ever' : 'lately');
    this.lookedAt = now;
    if (isOfAll) this.lookedAtAll = now;
    if (found > 0) await this.tellFound(found);
  }
}
