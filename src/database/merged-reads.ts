/** More at once would only make the answer of the first wait for that of the last. */
const MOST_KEYS = 500;
/** Of one group. A second, so that a query that hangs does not hold everybody up. */
const MOST_QUERIES = 2;

interface Waiter<V> {
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads of single rows, asked for one by one and made together: those of one tick, and those that come while one is
 * under way, are one query of their group.
 */
export class MergedReads<V> {
  private readonly waiting = new Map<string, Map<string, Waiter<V>[]>>();
  private readonly running = new Map<string, number>();

  constructor(private readonly readAll: (group: string, keys: string[]) => Promise<ReadonlyMap<string, V>>) {}

  /** Null when there is no such row. */
  read(group: string, key: string): Promise<V | null> {
    return new Promise((resolve, reject) => {
      const keys = this.waiting.get(group) ?? new Map<string, Waiter<V>[]>();
      if (keys.size === 0) {
        this.waiting.set(group, keys);
        if (this.runningOf(group) < MOST_QUERIES) setImmediate(() => void this.run(group));
      }
      const waiters = keys.get(key);
      if (waiters === undefined) keys.set(key, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
    });
  }

  private async run(group: string): Promise<void> {
    if (this.runningOf(group) >= MOST_QUERIES) return;
    this.count(group, 1);
    for (let keys = this.take(group); keys.size > 0; keys = this.take(group)) {
      try {
        const found = await this.readAll(group, [...keys.keys()]);
        for (const [key, waiters] of keys) for (const { resolve } of waiters) resolve(found.get(key) ?? null);
      } catch (error) {
        for (const waiters of keys.values()) for (const { reject } of waiters) reject(error);
      }
    }
    this.count(group, -1);
  }

  private runningOf(group: string): number {
    return this.running.get(group) ?? 0;
  }

  private count(group: string, change: 1 | -1): void {
    const running = this.runningOf(group) + change;
    if (running === 0) this.running.delete(group);
    else this.running.set(group, running);
  }

  private take(group: string): Map<string, Waiter<V>[]> {
    const keys = this.waiting.get(group) ?? new Map<string, Waiter<V>[]>();
    if (keys.size <= MOST_KEYS) {
      this.waiting.delete(group);
      return keys;
    }
    const taken = new Map([...keys].slice(0, MOST_KEYS));
    for (const key of taken.keys()) keys.delete(key);
    return taken;
  }
}
