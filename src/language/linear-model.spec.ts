import { LinearModel, logistic, softmax } from './linear-model.js';

const MODEL = new LinearModel({
  made: null,
  outputs: ['good', 'bad'],
  steps: [0.5, 0.25],
  bias: [1, 0],
  meaning: [[2, 0]],
  features: { 'w sold': 'kg', 'w hope': 'gw' },
});

function scoresOf(features: readonly string[], meaning: readonly number[] | null): readonly number[] {
  const rows = features.flatMap((feature) => MODEL.rowOf(feature) ?? []);
  return [...MODEL.scores(rows, meaning && Float64Array.from(meaning))];
}

describe('a linear model', () => {
  it('adds up what the features say, in any order', () => {
    expect(scoresOf(['w sold', 'w hope'], null)).toEqual([1 + 0.5 * 4, 0.25 * 16]);
    expect(scoresOf(['w hope', 'w sold'], null)).toEqual(scoresOf(['w sold', 'w hope'], null));
  });

  it('takes what it does not know for nothing, and a meaning for what it weighs', () => {
    expect(scoresOf(['w unheard'], null)).toEqual([1, 0]);
    expect(scoresOf([], [3])).toEqual([7, 0]);
    expect([MODEL.rowOf('w sold'), MODEL.rowOf('w unheard')]).toEqual([0, undefined]);
  });

  it('turns scores into shares', () => {
    expect(softmax([0, 0])).toEqual([0.5, 0.5]);
    expect(softmax([1_000, 0])[0]).toBe(1);
    expect(logistic(0)).toBe(0.5);
  });
});
