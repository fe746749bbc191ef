import { BatchedCounts, type Count } from './batched-counts.js';

/** A store whose calls the test answers one by one. */
class SlowStore {
  readonly calls: { bucket: string; amount: number; finish: (error?: Error) => void }[] = [];
  private readonly totals = new Map<string, number>();

  readonly add = (bucket: string, amount: number): Promise<Count> =>
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

it('adds up in one call what came while another was under way, and numbers everybody in order', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  const numbers = Array.from({ length: 5 }, () => counts.count('a', 60));
  expect(store.calls.map(({ amount }) => amount)).toEqual([1]);
  store.calls[0]?.finish();
  await numbers[0];
  expect(store.calls.map(({ amount }) => amount)).toEqual([1, 4]);
  store.calls[1]?.finish();
  expect((await Promise.all(numbers)).map(({ used }) => used)).toEqual([1, 2, 3, 4, 5]);
  const later = counts.count('a', 60);
  store.calls[2]?.finish();
  expect(await later).toEqual({ used: 6, msUntilReset: 5_000 });
});

it('lets no bucket wait for another', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  void counts.count('a', 60);
  const other = counts.count('b', 60);
  store.calls[1]?.finish();
  expect((await other).used).toBe(1);
});

it('tells only those of a failed call of its failure', async () => {
  const store = new SlowStore();
  const counts = new BatchedCounts(store.add);
  const first = counts.count('a', 60);
  const second = counts.count('a', 60);
  store.calls[0]?.finish(new Error('away'));
  await expect(first).rejects.toThrow('away');
  store.calls[1]?.finish();
  expect((await second).used).toBe(1);
});
