import { type CriterionId } from '../../rubric/criteria.js';
import { RUBRIC } from '../../rubric/rubric.js';
import { divideHalfUp } from './arithmetic.js';
import { type Levels } from './levels.js';

const TOP_POINTS = 4;

/** How completely and how plainly the venture is told. A role that could not be judged is one that is not told. */
export function clarityScore(levels: Levels): number {
  const { parts, perLevel } = RUBRIC.communication;
  const roles = Object.entries(RUBRIC.clarity) as [CriterionId, number][];
  const reached = roles.reduce((sum, [id, weight]) => sum + weight * (levels.level(id) ?? 0), 0);
  const reachable = roles.reduce((sum, [, weight]) => sum + weight * TOP_POINTS, 0);
  const plainness = parts - perLevel * (TOP_POINTS - (levels.level('communication') ?? 0));
  return divideHalfUp(100 * reached * plainness, reachable * parts);
}
