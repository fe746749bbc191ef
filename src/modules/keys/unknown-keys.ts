const MOST = 10_000;
const KEPT_MS = 10_000;

/**
 * Hashes of keys that were recently looked up in vain. This cannot lock a new key out: keys are random, so nobody can
 * have tried one before it was made.
 */
export class UnknownKeys {
  /** Each hash with its expiry, the oldest first. */
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
