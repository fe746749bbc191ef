import { type Logger } from '@nestjs/common';
import { errorRecord, kindOfError } from './error-record.js';

/**
 * After this long without a failure it counts as working again; otherwise an on-and-off fault would be logged each
 * time.
 */
const QUIET_MS = 2_000;
/** One that comes back sooner than that has to stay away for twice as long each time, up to that long. */
const CALM_MS = 60_000;
/** A streak logs at most this many different causes. */
const MOST_CAUSES = 10;

/**
 * Logs failures of something that is tried again and again: the first failure with its cause, each new cause once, and
 * the number of failures when it works again. Nothing is swallowed, and an hour is a few lines, be it one outage or many.
 */
export class ErrorStreak {
  private readonly told = new Set<string>();
  private failures = 0;
  private since = 0;
  private latest = -Infinity;
  private quietMs = QUIET_MS;

  /** `what` names the work, as in "Claiming reviews". */
  constructor(
    private readonly logger: Logger,
    private readonly what: string,
  ) {}

  failed(error: unknown): void {
    const now = performance.now();
    if (this.failures === 0) {
      this.since = Date.now();
      this.quietMs = now - this.latest < CALM_MS ? Math.min(2 * this.quietMs, CALM_MS) : QUIET_MS;
    }
    this.latest = now;
    this.failures += 1;
    const kind = kindOfError(errorRecord(error));
    if (this.told.has(kind) || this.told.size >= MOST_CAUSES) return;
    this.told.add(kind);
    this.logger.error({ err: error, msg: `${this.what} fails` });
  }

  succeeded(): void {
    if (this.failures === 0 || performance.now() - this.latest < this.quietMs) return;
    this.logger.warn({
      failures: this.failures,
      since: new Date(this.since).toISOString(),
      msg: `${this.what} works again`,
    });
    this.failures = 0;
    this.told.clear();
  }

  /** Logs how the work went, and resolves or rejects as it does. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      this.succeeded();
      return result;
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }

  /** The same for work that nobody waits for. Never fails. */
  async tolerate(work: Promise<unknown>): Promise<void> {
    await this.watch(work).catch(() => undefined);
  }
}
