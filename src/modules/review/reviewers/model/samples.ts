import { type Level } from '../../../rubric/criterion.js';
import { divideHalfUp } from '../../scoring/arithmetic.js';
import { type CriterionJudgement, type Evidence } from '../reviewer.js';

const MOST_QUOTES = 3;
/** Levels that lie so far apart are no agreement. */
const DISAGREEMENT = 1.5;

function firstQuotes(evidence: readonly Evidence[]): Evidence[] {
  const distinct = evidence.filter(
    ({ key, quote }, at) => evidence.findIndex((other) => other.key === key && other.quote === quote) === at,
  );
  return distinct.slice(0, MOST_QUOTES);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Several judgements of one criterion as one: the mean of the levels, argued for by the one that comes closest to it. */
export function combineSamples(samples: readonly [CriterionJudgement, ...CriterionJudgement[]]): CriterionJudgement {
  const levels = samples.flatMap(({ level }) => (level === null ? [] : [level]));
  const confidence = mean(samples.map((sample) => sample.confidence));
  if (levels.length * 2 < samples.length) {
    const abstained = samples.find(({ level }) => level === null) ?? samples[0];
    return { ...abstained, confidence, evidence: [] };
  }
  const level = divideHalfUp(
    levels.reduce<number>((sum, judged) => sum + judged, 0),
    levels.length,
  ) as Level;
  const distance = (sample: CriterionJudgement): number => Math.abs((sample.level ?? Infinity) - level);
  const [closest = samples[0], ...others] = [...samples].sort((a, b) => distance(a) - distance(b));
  const isDisagreed = Math.max(...levels) - Math.min(...levels) >= DISAGREEMENT;
  return {
    ...closest,
    level,
    evidence: firstQuotes([closest, ...others].flatMap(({ evidence }) => evidence)),
    confidence: Math.round((isDisagreed ? confidence / 2 : confidence) * 100) / 100,
  };
}
