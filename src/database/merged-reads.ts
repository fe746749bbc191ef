import DataLoader from 'dataloader';

/** More at once would only make the answer of the first wait for that of the last. */
const MOST_KEYS = 500;

/** Reads of single rows, asked for one by one and made together: those of one tick are one query of their group. */
export class MergedReads<V> {
  /** Of this tick. */
  private readonly loaders = new Map<string, DataLoader<string, V | null>>();

  constructor(private readonly readAll: (group: string, keys: string[]) => Promise<ReadonlyMap<string, V>>) {}

  /** Null when there is no such row. */
  read(group: string, key: string): Promise<V | null> {
    const loader = this.loaders.get(group) ?? this.loaderOf(group);
    return loader.load(key);
  }

  private loaderOf(group: string): DataLoader<string, V | null> {
    const loader = new DataLoader<string, V | null>(
      async (keys) => {
        const found = await this.readAll(group, [...keys]);
        return keys.map((key) => found.get(key) ?? null);
      },
      {
        maxBatchSize: MOST_KEYS,
        batchScheduleFn: (read) =>
          setImmediate(() => {
            this.loaders.delete(group);
            read();
          }),
      },
    );
    this.loaders.set(group, loader);
    return loader;
  }
}
