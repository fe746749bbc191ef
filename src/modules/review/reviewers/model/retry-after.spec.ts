import { retryAfterMs } from './retry-after.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  [{ 'retry-after': '2' }, 2_000],
  [{ 'Retry-After': '120' }, 120_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:01:30 GMT' }, 90_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': '2', 'retry-after-ms': '1500' }, 1_500],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('reads %j', (headers, expected) => {
  expect(retryAfterMs(headers, NOW)).toBe(expected);
});
