import { type CriterionId } from '../../rubric/criteria.js';
import { RUBRIC } from '../../rubric/rubric.js';
import { divideHalfUp } from './arithmetic.js';
import { type Levels } from './levels.js';

const TOP_POINTS = 4;

/** How completely and how plainly the venture is told. A role that could not be judged is one that is not told. */
export function clarityScore(levels: Levels): number {
  const { roles: rolesWeight, communication } = RUBRIC.clarityParts;
  const roles = (Object.entries(RUBRIC.clarity) as [CriterionId, number][]).map(([id, weight]) => ({ weight, level: levels.level(id) ?? 0 }));
  const reached = bestPart(roles, RUBRIC.expected);
  const top = RUBRIC.expected * TOP_POINTS;
  const plain = levels.level('communication') ?? 0;
  return divideHalfUp(100 * (rolesWeight * reached * TOP_POINTS + communication * plain * top), (rolesWeight + communication) * top * TOP_POINTS);
}

/** The points of the best-told roles, of so much weight together: not every form asks everything. */
function bestPart(roles: { weight: number; level: number }[], capacity: number): number {
  let left = capacity;
  let points = 0;
  for (const { weight, level } of [...roles].sort((a, b) => b.level - a.level)) {
    const used = Math.min(weight, left);
    points += used * level;
    left -= used;
  }
  return points;
}
