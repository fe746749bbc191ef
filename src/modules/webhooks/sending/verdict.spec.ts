import { type Tried, verdictOn } from './verdict.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const MIDDLE = (): number => 0.5;
const HOUR = 3_600_000;

const answered = (status: number, headers: Record<string, string> = {}): Tried => ({
  attempt: 1,
  trigger: 'automatic',
  isProbe: false,
  answer: { status, headers },
});
const ON_NO_ANSWER: Tried = { attempt: 1, trigger: 'automatic', isProbe: false, answer: null };
const verdict = (tried: Tried, random = MIDDLE): ReturnType<typeof verdictOn> => verdictOn(tried, NOW, random);

it('takes every 2xx for delivered, and nothing else', () => {
  for (const status of [200, 201, 202, 204, 299]) expect(verdict(answered(status)).outcome).toBe('delivered');
  for (const status of [301, 302, 307, 400, 401, 404, 500, 503])
    expect(verdict(answered(status))).toMatchObject({ outcome: 'retried', delayMs: 5_000, restMs: null, stop: null });
  expect(verdict(ON_NO_ANSWER)).toMatchObject({ outcome: 'retried', delayMs: 5_000 });
});

it('tries nine times, the last one a day later, each time a fifth earlier or later', () => {
  const delays = Array.from({ length: 9 }, (_, before) => verdict({ ...ON_NO_ANSWER, attempt: before + 1 }).delayMs);
  expect(delays).toEqual([5_000, 60_000, 300_000, HOUR / 2, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR, null]);
  expect(verdict({ ...ON_NO_ANSWER, attempt: 9 }).outcome).toBe('given_up');
  expect(verdict(ON_NO_ANSWER, () => 0).delayMs).toBe(4_000);
  expect(verdict(ON_NO_ANSWER, () => 1).delayMs).toBe(6_000);
});

it.each([
  ['120', 120_000],
  ['1', 5_000],
  ['Wed, 25 Nov 2026 12:10:00 GMT', 600_000],
  ['Wed, 25 Nov 2026 11:00:00 GMT', 5_000],
  ['999999999', 24 * HOUR],
  ['9'.repeat(400), 24 * HOUR],
  ['soon', 5_000],
  ['-7', 5_000],
  ['', 5_000],
])('waits as long as the receiver asks by %j, within a day', (header, expected) => {
  expect(verdict(answered(503, { 'retry-after': header })).delayMs).toBe(expected);
});

it.each([429, 502, 504])('gives the endpoint a rest on %d, as long as it asks', (status) => {
  expect(verdict(answered(status)).restMs).toBe(60_000);
  expect(verdict(answered(status, { 'retry-after': '300' }))).toMatchObject({ restMs: 300_000, delayMs: 300_000 });
});

it('lets an endpoint rest on whose probe failed in any way', () => {
  for (const tried of [answered(500), ON_NO_ANSWER]) expect(verdict({ ...tried, isProbe: true }).restMs).toBe(60_000);
});

it('does as the receiver says', () => {
  expect(verdict(answered(410))).toMatchObject({ outcome: 'stopped', stop: 'gone', delayMs: null });
  expect(verdict(answered(500, { 'webhook-delivery': 'disable' }))).toMatchObject({
    outcome: 'stopped',
    stop: 'asked_to_stop',
  });
  expect(verdict(answered(200, { 'webhook-delivery': 'disable' }))).toMatchObject({
    outcome: 'delivered',
    stop: 'asked_to_stop',
  });
  expect(verdict(answered(400, { 'webhook-delivery': 'abort-message' }))).toMatchObject({
    outcome: 'given_up',
    delayMs: null,
    stop: null,
  });
});

it('sends a test once', () => {
  expect(verdict({ ...answered(500), trigger: 'test' }).outcome).toBe('given_up');
});
