import fc from 'fast-check';
import { reachedBy, STEPS, sumOf } from './levels.js';

const evidence = (worths: readonly number[]): Parameters<typeof sumOf>[0] =>
  [...worths].sort((a, b) => b - a).map((worth) => ({ worth }) as Parameters<typeof sumOf>[0][number]);

describe('levels', () => {
  it('never fall by more evidence, nor by better', () => {
    // Hundredths: of all doubles between, nearly all are next to nothing.
    const worth = fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(worth, { maxLength: 12 }), worth, (worths, more) => {
        const before = reachedBy(sumOf(evidence(worths)), STEPS);
        const after = reachedBy(sumOf(evidence([...worths, more])), STEPS);
        expect(after.level).toBeGreaterThanOrEqual(before.level);
        expect(after.points).toBeGreaterThanOrEqual(before.points);
      }),
    );
  });

  it('are whole, and their points lie within them', () => {
    expect(reachedBy(0, STEPS)).toEqual({ level: 0, points: 0 });
    expect(reachedBy(100, STEPS)).toEqual({ level: 4, points: 100 });
    STEPS.slice(0, 4).forEach((least, at) => {
      expect(reachedBy(least, STEPS)).toEqual({ level: at + 1, points: (at + 1) * 25 - 12 });
      expect(reachedBy(least - 1e-9, STEPS).level).toBe(at);
    });
  });
});
