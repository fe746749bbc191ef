import { median, quantile } from './quantile.js';

describe('quantile', () => {
  it('takes the middle one, or the mean of the two in the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  it('leaves one in a hundred above the 99th percentile', () => {
    const sorted = Array.from({ length: 1_000 }, (_, index) => index + 1);
    expect(quantile(sorted, 0.99)).toBe(990.5);
    expect(quantile(sorted.slice(0, 50), 0.99)).toBe(50);
  });

  it('is zero of nothing', () => {
    expect(quantile([], 0.5)).toBe(0);
  });
});
