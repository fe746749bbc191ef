import { divideHalfUp, normaliseWeights, weightedMean } from './arithmetic.js';

describe('divideHalfUp', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [5, 4, 1],
    [7, 4, 2],
    [0, 7, 0],
    [725, 10, 73],
    [724, 10, 72],
  ])('%i / %i = %i', (dividend, divisor, expected) => {
    expect(divideHalfUp(dividend, divisor)).toBe(expected);
  });
});

describe('weightedMean', () => {
  it('rounds half up where floating point would fall short', () => {
    // 0.15 * 70 + 0.85 * 80 is 78.5, as floats 78.49999999999999 or 78.5 by the order of adding.
    expect(
      weightedMean([
        { score: 70, weight: 0.15 },
        { score: 80, weight: 0.85 },
      ]),
    ).toBe(79);
    expect(
      weightedMean([
        { score: 45, weight: 0.7 },
        { score: 40, weight: 0.3 },
      ]),
    ).toBe(44);
    expect(weightedMean([0.1, 0.2, 0.7].map((weight) => ({ score: 85, weight })))).toBe(85);
  });

  it('gives the sums of the sandbox report', () => {
    const fit = [
      [85, 0.25],
      [84, 0.25],
      [76, 0.2],
      [80, 0.15],
      [77, 0.15],
    ] as const;
    const strength = [
      [72, 0.3],
      [76, 0.3],
      [74, 0.2],
      [74, 0.2],
    ] as const;
    expect(weightedMean(fit.map(([score, weight]) => ({ score, weight })))).toBe(81);
    expect(weightedMean(strength.map(([score, weight]) => ({ score, weight })))).toBe(74);
  });

  it('is nought where nothing weighs', () => {
    expect(weightedMean([])).toBe(0);
    expect(
      weightedMean([
        { score: 50, weight: 0 },
        { score: 50, weight: Number.NaN },
      ]),
    ).toBe(0);
  });
});

describe('normaliseWeights', () => {
  it('keeps weights that make one, and shares out others', () => {
    expect(normaliseWeights(['a', 'b'], { a: 0.15, b: 0.85 })).toEqual({ a: 0.15, b: 0.85 });
    expect(normaliseWeights(['a', 'b'], { a: 1, b: 3 })).toEqual({ a: 0.25, b: 0.75 });
    expect(normaliseWeights(['a', 'b'], { a: 0, b: Number.NaN })).toEqual({ a: 0.5, b: 0.5 });
  });
});
