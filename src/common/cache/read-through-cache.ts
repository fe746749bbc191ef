/** For what other processes change: within two seconds a change counts on each. */
export const CHANGED_ELSEWHERE_MS = 1_000;

interface Entry<V> {
  readonly value: V;
  readonly weight: number;
  /** When the read began; the value may be as old as that. */
  readonly readAt: number;
}

interface Reading<V> {
  readonly outcome: Promise<V | null>;
  readonly readAt: number;
  readonly generation: number;
}

interface CacheOptions<V> {
  readonly maxWeight: number;
  /** How much an entry counts towards the limit; 1 when left out. */
  readonly weigh?: (value: V) => number;
  /** Counted from when the read began. */
  readonly keptMs: number;
  readonly now?: () => number;
}

/**
 * Keeps what was read for a while, or until it is told of a change. A missing value is never kept, since it may be
 * created at any moment. Callers who ask at the same time share one read.
 */
export class ReadThroughCache<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private readonly readings = new Map<string, Reading<V>>();
  private weight = 0;
  /** Raised by every change that is told: a read that began before it may have seen the old state. */
  private generation = 0;
  private readonly now: () => number;

  constructor(private readonly options: CacheOptions<V>) {
    this.now = options.now ?? (() => performance.now());
  }

  get size(): number {
    return this.entries.size;
  }

  /** The value, if it is in memory and fresh enough to use. */
  peek(key: string): V | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && this.isTrusted(entry) ? entry.value : undefined;
  }

  /** Whether a value is in memory, even one too old to use. */
  has(key: string): boolean {
    return this.entries.has(key);
  }

  async get(key: string, read: () => Promise<V | null>): Promise<V | null> {
    const known = this.peek(key);
    if (known !== undefined) return known;
    const reading = this.readings.get(key);
    const isCurrent = reading?.generation === this.generation && this.isTrusted(reading);
    return isCurrent ? reading.outcome : this.begin(key, read);
  }

  /** Forgets the values that a change was about. */
  forget(isMeant: (value: V) => boolean): void {
    this.generation += 1;
    for (const [key, { value }] of this.entries) if (isMeant(value)) this.remove(key);
  }

  private isTrusted({ readAt }: Pick<Entry<V>, 'readAt'>): boolean {
    return this.now() - readAt < this.options.keptMs;
  }

  private begin(key: string, read: () => Promise<V | null>): Promise<V | null> {
    const { generation } = this;
    const readAt = this.now();
    const outcome = read().then((value) => {
      if (value !== null && generation === this.generation) this.keep(key, value, readAt);
      return value;
    });
    const reading = { outcome, readAt, generation };
    this.readings.set(key, reading);
    const end = (): void => {
      if (this.readings.get(key) === reading) this.readings.delete(key);
    };
    outcome.then(end, end);
    return outcome;
  }

  private keep(key: string, value: V, readAt: number): void {
    this.remove(key);
    const weight = this.options.weigh?.(value) ?? 1;
    if (weight > this.options.maxWeight) return;
    this.entries.set(key, { value, weight, readAt });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.options.maxWeight) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
