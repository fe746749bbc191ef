import { BatchedCounts, type BucketCount } from './batched-counts.js';

/** A store whose calls the test answers one by one. */
class SlowStore {
  readonly calls: { bucket: string; amount: number; finish: (error?: Error) => void }[] = [];
  private readonly totals = new Map<string, number>();

  readonly add = (bucket: string, amount: number): Promise<BucketCount> =>
    new Promise((resolve, reject) => {
      const finish = (error?: Error): void => {
        if (error !== undefined) {
          reject(error);
          return;
        }
        const used = (this.totals.get(bucket) ?? 0) + amount;
        this.totals.set(bucket, used);
        resolve({ used, msUntilReset: 5_000 });
      };
      this.calls.push({ bucket, amount, finish });
    });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('adds up in one call what comes at once, then what came meanwhile, and numbers everybody in order', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  const amounts = (): number[] => store.calls.map(({ amount }) => amount);
  const numbers = [counts.count('a', 60), counts.count('a', 60)];
  await turn();
  expect(amounts()).toEqual([2]);
  numbers.push(...Array.from({ length: 3 }, () => counts.count('a', 60)));
  await turn();
  expect(amounts()).toEqual([2]);
  store.calls[0]?.finish();
  await turn();
  expect(amounts()).toEqual([2, 3]);
  store.calls[1]?.finish();
  expect((await Promise.all(numbers)).map(({ used }) => used)).toEqual([1, 2, 3, 4, 5]);
  const later = counts.count('a', 60);
  await turn();
  store.calls[2]?.finish();
  expect(await later).toEqual({ used: 6, msUntilReset: 5_000 });
});

it('lets no bucket wait for another', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  void counts.count('a', 60);
  const other = counts.count('b', 60);
  await turn();
  store.calls[1]?.finish();
  expect((await other).used).toBe(1);
});

it('tells only those of a failed call of its failure', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  const first = counts.count('a', 60);
  await turn();
  const second = counts.count('a', 60);
  store.calls[0]?.finish(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  store.calls[1]?.finish();
  expect((await second).used).toBe(1);
});
