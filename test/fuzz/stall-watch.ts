const INTERVAL_MS = 50;
/** Whatever keeps the event loop for so long keeps everybody waiting. */
const STALL_MS = 2_000;

/**
 * Notices when the event loop stands still because something keeps it busy. Time in which other processes had the
 * processor does not count: they are nobody's fault here.
 */
export class StallWatch {
  longestMs = 0;
  private readonly stalls: string[] = [];
  private last = performance.now();
  private lastUsage = process.cpuUsage();
  private readonly timer = setInterval(() => {
    this.look();
  }, INTERVAL_MS);

  /** Ends the watch. @returns a sentence for each stall that was too long */
  stop(): string[] {
    clearInterval(this.timer);
    return this.stalls;
  }

  private look(): void {
    const now = performance.now();
    const { user, system } = process.cpuUsage(this.lastUsage);
    const stallMs = Math.min(now - this.last - INTERVAL_MS, (user + system) / 1_000);
    this.last = now;
    this.lastUsage = process.cpuUsage();
    this.longestMs = Math.max(this.longestMs, stallMs);
    if (stallMs > STALL_MS) this.stalls.push(`the event loop stood still for ${Math.round(stallMs)} ms`);
  }
}
