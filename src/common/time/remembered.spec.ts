import { Remembered } from './remembered.js';

const clock = performance.now.bind(performance);
let now = 0;

beforeAll(() => {
  performance.now = () => now;
});
afterAll(() => {
  performance.now = clock;
});

it('is worked out once for all who ask at once, and again when it is old', async () => {
  let times = 0;
  const remembered = new Remembered(1_000, () => Promise.resolve((times += 1)));
  expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([1, 1]);
  now += 999;
  expect(await remembered.get()).toBe(1);
  now += 1;
  expect(await remembered.get()).toBe(2);
});

it('is as old as its end, however long it took', async () => {
  let finish: ((value: string) => void) | undefined;
  const remembered = new Remembered(1_000, () => new Promise<string>((resolve) => (finish = resolve)));
  const first = remembered.get();
  now += 5_000;
  expect(remembered.get()).toBe(first);
  finish?.('done');
  await first;
  now += 999;
  expect(remembered.get()).toBe(first);
});

it('remembers a failure as well', async () => {
  let times = 0;
  const remembered = new Remembered(1_000, () => {
    times += 1;
    return Promise.reject(new Error('away'));
  });
  await expect(remembered.get()).rejects.toThrow('away');
  await expect(remembered.get()).rejects.toThrow('away');
  expect(times).toBe(1);
});
