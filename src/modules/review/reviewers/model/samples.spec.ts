import { type CriterionJudgement } from '../reviewer.js';
import { type Level } from '../../../rubric/criterion.js';
import { combineSamples } from './samples.js';

const sample = (level: Level | null, quote = `said ${String(level)}`): CriterionJudgement => ({
  criterion: 'market',
  level,
  reasoning: `Because of ${String(level)}.`,
  evidence: level === null ? [] : [{ key: 'a', quote }],
  confidence: 0.9,
});

it('leaves one sample as it is', () => {
  expect(combineSamples([sample(3)])).toEqual(sample(3));
});

it.each<[[Level | null, ...(Level | null)[]], Level | null, number]>([
  [[2, 3, 3], 3, 0.9],
  [[1, 2], 2, 0.9],
  [[0, 4, 4], 3, 0.45],
  [[1, 3], 2, 0.45],
  [[null, null, 4], null, 0.9],
  [[null, 2], 2, 0.9],
  [[null, null], null, 0.9],
])('makes of the levels %j the level %s, with confidence %d', (levels, level, confidence) => {
  const [first, ...others] = levels;
  expect(combineSamples([sample(first), ...others.map((other) => sample(other))])).toMatchObject({ level, confidence });
});

it('lets the sample speak that comes closest, and shows what the others quote after it', () => {
  const { reasoning, evidence } = combineSamples([sample(0, 'x'), sample(3, 'y'), sample(4, 'x'), sample(3, 'z')]);
  expect(reasoning).toBe('Because of 3.');
  expect(evidence.map(({ quote }) => quote)).toEqual(['y', 'z', 'x']);
});
