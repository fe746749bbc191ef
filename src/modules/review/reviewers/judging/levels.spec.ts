import fc from 'fast-check';
import { levelAt, pointsFor, STEPS, sumOf } from './levels.js';

const evidence = (worths: readonly number[]): Parameters<typeof sumOf>[0] =>
  [...worths].sort((a, b) => b - a).map((worth) => ({ worth }) as Parameters<typeof sumOf>[0][number]);

describe('levels', () => {
  it('never fall by more evidence, nor by better', () => {
    // Hundredths: of all doubles between, nearly all are next to nothing.
    const worth = fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(worth, { maxLength: 12 }), worth, (worths, more) => {
        const before = pointsFor(sumOf(evidence(worths)));
        const after = pointsFor(sumOf(evidence([...worths, more])));
        expect(levelAt(after)).toBeGreaterThanOrEqual(levelAt(before));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('are whole, and their points lie within them', () => {
    expect([pointsFor(0), levelAt(0)]).toEqual([0, 0]);
    expect([pointsFor(100), levelAt(100)]).toEqual([100, 4]);
    STEPS.slice(0, 4).forEach((least, at) => {
      expect(pointsFor(least)).toBe((at + 1) * 25 - 12);
      expect(levelAt(pointsFor(least))).toBe(at + 1);
      expect(levelAt(pointsFor(least - 1e-9))).toBe(at);
    });
  });
});
