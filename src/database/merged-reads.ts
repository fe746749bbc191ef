import DataLoader from 'dataloader';

/** With more keys in one query the first caller would only wait longer. */
const MOST_KEYS = 500;

/** Merges reads of single rows: all that a group asks for within one tick, or until a later moment, is one query. */
export class MergedReads<V> {
  /** The loader of each group, until it reads. */
  private readonly loaders = new Map<string, DataLoader<string, V | null>>();

  constructor(
    private readonly readAll: (group: string, keys: string[]) => Promise<ReadonlyMap<string, V>>,
    private readonly later: (read: () => void) => unknown = setImmediate,
  ) {}

  /** Null when there is no such row. */
  read(group: string, key: string): Promise<V | null> {
    return (this.loaders.get(group) ?? this.loaderOf(group)).load(key);
  }

  private loaderOf(group: string): DataLoader<string, V | null> {
    const readTogether = async (keys: readonly string[]): Promise<(V | null)[]> => {
      const found = await this.readAll(group, [...keys]);
      return keys.map((key) => found.get(key) ?? null);
    };
    const batchScheduleFn = (read: () => void): void => {
      this.later(() => {
        this.loaders.delete(group);
        read();
      });
    };
    const loader = new DataLoader(readTogether, { maxBatchSize: MOST_KEYS, batchScheduleFn });
    this.loaders.set(group, loader);
    return loader;
  }
}
