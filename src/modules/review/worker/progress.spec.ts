import { mock } from 'node:test';
import { Progress } from './progress.js';

let writes: number;
let written: () => void;
let waiting: () => Progress;
let begin: () => Progress;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  writes = 0;
  waiting = () =>
    new Progress(() => {
      writes += 1;
      return new Promise((resolve) => {
        written = resolve;
      });
    });
  begin = () => {
    const progress = waiting();
    progress.begin();
    return progress;
  };
});
afterEach(() => {
  mock.timers.reset();
});

it('writes nothing of a review that is over in a moment', async () => {
  await begin().end();
  mock.timers.tick(60_000);
  expect(writes).toBe(0);
});

it('writes nothing of a review that nobody has begun', () => {
  waiting();
  mock.timers.tick(60_000);
  expect(writes).toBe(0);
});

it('shows a review that takes a while, once, and is not over before that is written', async () => {
  const progress = begin();
  mock.timers.tick(60_000);
  expect(writes).toBe(1);
  let isOver = false;
  const ended = progress.end().then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  written();
  await ended;
  await progress.show();
  expect(writes).toBe(1);
});

it('shows at once, also after the end, what will be tried again', async () => {
  const progress = begin();
  await progress.end();
  const shown = progress.show();
  expect(writes).toBe(1);
  written();
  await shown;
});

it('does not mind that it cannot be written', async () => {
  const progress = new Progress(() => Promise.reject(new Error('away')));
  await expect(progress.show()).resolves.toBeUndefined();
  await expect(progress.end()).resolves.toBeUndefined();
});
