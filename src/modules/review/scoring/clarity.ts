import { type CriterionId } from '../../rubric/criteria.js';
import { RUBRIC } from '../../rubric/rubric.js';
import { bestPart, divideHalfUp } from './arithmetic.js';
import { type Levels } from './levels.js';

/** How completely and how plainly the venture is told. A role that could not be judged counts as not told. */
export function clarityScore(levels: Levels): number {
  const { expectedWeight, communicationPercent } = RUBRIC.clarityScore;
  const roles = (Object.entries(RUBRIC.clarity) as [CriterionId, number][]).map(([id, weight]) => ({
    score: levels.points(id) ?? 0,
    weight,
  }));
  const told = bestPart(roles, expectedWeight);
  const plain = (levels.points('communication') ?? 0) * expectedWeight;
  return divideHalfUp((100 - communicationPercent) * told + communicationPercent * plain, expectedWeight * 100);
}
