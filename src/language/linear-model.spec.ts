import { LinearModel, logistic, softmax } from './linear-model.js';

const MODEL = new LinearModel({
  outputs: ['good', 'bad'],
  steps: [0.5, 0.25],
  bias: [1, 0],
  meaning: [[2, 0]],
  weights: Buffer.from([4, 0, 0, 16]).toString('base64'),
});

const [SOLD, HOPE] = [0, 1];

function scoresOf(rows: readonly number[], meaning: readonly number[] | null): readonly number[] {
  return MODEL.scores(rows, meaning);
}

describe('a linear model', () => {
  it('adds up what the features say, in any order', () => {
    expect(scoresOf([SOLD, HOPE], null)).toEqual([1 + 0.5 * 4, 0.25 * 16]);
    expect(scoresOf([HOPE, SOLD], null)).toEqual(scoresOf([SOLD, HOPE], null));
  });

  it('takes nothing for its bias, and a meaning for what it weighs', () => {
    expect(scoresOf([], null)).toEqual([1, 0]);
    expect(scoresOf([], [3])).toEqual([7, 0]);
  });

  it('turns scores into shares', () => {
    expect(softmax([0, 0])).toEqual([0.5, 0.5]);
    expect(softmax([1_000, 0])[0]).toBe(1);
    expect(logistic(0)).toBe(0.5);
  });
});
