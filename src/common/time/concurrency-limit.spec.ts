import { ConcurrencyLimit } from './concurrency-limit.js';

it('never runs more at once than it may, and runs all in order, also after one has failed', async () => {
  const limit = new ConcurrencyLimit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async (): Promise<number> => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (index === 1) throw new Error('no');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limit.run(work(index))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
