import { Logger } from '@nestjs/common';
import { mock } from 'node:test';
import { ErrorStreak } from './error-streak.js';

interface Told {
  readonly msg: string;
  readonly err?: unknown;
  readonly failures?: number;
}

let told: Told[];
let streak: ErrorStreak;
let now: number;

beforeEach(() => {
  told = [];
  now = 1_000_000;
  const tell = (line: Told): void => {
    told.push(line);
  };
  streak = new ErrorStreak(Object.assign(new Logger('Test'), { error: tell, warn: tell }), 'Claiming reviews');
  mock.method(performance, 'now', () => now);
});
afterEach(() => {
  mock.restoreAll();
});

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const locked = Object.assign(new Error('password authentication failed'), { code: '28P01' });

it('tells the first error of a streak, each other cause once, and how many there were', () => {
  for (const error of [refused, refused, locked, refused, locked]) streak.failed(error);
  now += 10_000;
  streak.succeeded();
  streak.succeeded();
  expect(told).toEqual([
    { err: refused, msg: 'Claiming reviews fails' },
    { err: locked, msg: 'Claiming reviews fails' },
    { failures: 5, since: expect.any(String) as string, msg: 'Claiming reviews works again' },
  ]);
});

it('tells the same cause again when it comes back', () => {
  streak.failed(refused);
  now += 10_000;
  streak.succeeded();
  streak.failed(refused);
  expect(told.map(({ msg }) => msg)).toEqual([
    'Claiming reviews fails',
    'Claiming reviews works again',
    'Claiming reviews fails',
  ]);
});

it('takes what fails and succeeds by turns for one streak', () => {
  for (let round = 0; round < 100; round += 1) {
    streak.failed(refused);
    now += 500;
    streak.succeeded();
  }
  expect(told).toHaveLength(1);
});

it('tells of a fault that comes back every 20 seconds more and more rarely, and promptly again after a calm', () => {
  for (let second = 0; second < 1_800; second += 1) {
    if (second % 20 === 0) streak.failed(refused);
    else streak.succeeded();
    now += 1_000;
  }
  expect(told.length).toBeLessThanOrEqual(10);
  now += 120_000;
  streak.succeeded();
  told.length = 0;
  streak.failed(refused);
  now += 2_000;
  streak.succeeded();
  expect(told.map(({ msg }) => msg)).toEqual(['Claiming reviews fails', 'Claiming reviews works again']);
});

it('does not tell of ever new causes for ever', () => {
  for (let nth = 0; nth < 100; nth += 1) streak.failed(Object.assign(new Error(), { code: `E${nth}` }));
  expect(told.length).toBeLessThanOrEqual(10);
});

it('watches work without changing what comes of it', async () => {
  await expect(streak.watch(Promise.resolve(7))).resolves.toBe(7);
  await expect(streak.watch(Promise.reject(refused))).rejects.toBe(refused);
  await expect(streak.tolerate(Promise.reject(locked))).resolves.toBeUndefined();
  expect(told.map(({ err }) => err)).toEqual([refused, locked]);
});
