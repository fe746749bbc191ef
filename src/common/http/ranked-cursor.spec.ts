import { randomUUID } from 'node:crypto';
import { readRankedCursor, toRankedPage } from './ranked-cursor.js';

function cursorAfter(rank: number): string {
  const rows = [1, 2].map(() => ({ id: randomUUID(), rank }));
  return toRankedPage(rows, 1, {}).nextCursor ?? '';
}

describe('a cursor with a rank', () => {
  it.each([0, -12.5, 77.7, Date.UTC(2200, 0) * 1000])('goes on after the rank %d', (rank) => {
    expect(readRankedCursor(cursorAfter(rank), {})?.rank).toBe(rank);
  });

  it.each([1e18, 1e300])('refuses the rank %d, which no row has', (rank) => {
    expect(() => readRankedCursor(cursorAfter(rank), {})).toThrow('cursor must be the next_cursor');
  });
});
