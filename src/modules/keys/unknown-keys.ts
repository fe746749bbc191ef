const MOST = 10_000;
const KEPT_MS = 10_000;

/**
 * Keys, as hashes, that were looked up in vain a moment ago. That cannot hide a key from its holder: keys are random, and
 * nobody has tried one before it was made.
 */
export class UnknownKeys {
  /** Until when, the oldest first. */
  private readonly until = new Map<string, number>();

  has(hash: string): boolean {
    return (this.until.get(hash) ?? 0) > performance.now();
  }

  add(hash: string): void {
    this.until.delete(hash);
    this.until.set(hash, performance.now() + KEPT_MS);
    const [oldest] = this.until.keys();
    if (this.until.size > MOST && oldest !== undefined) this.until.delete(oldest);
  }
}
