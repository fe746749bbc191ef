import { type CriterionId } from '../../rubric/criteria.js';
import { FINDINGS } from '../../rubric/findings.js';
import { type Recipe } from '../../rubric/rubric.js';
import { type Levels } from './levels.js';

/** A difference this large between a criterion's reasons and the score would surprise a reader. */
const SURPRISING = 20;

/** "A, B and C", as `Intl.ListFormat` has it for British English, without its cost. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Names what moved a score far from the criterion whose reasons stand beside it. */
export function alsoCounted(id: CriterionId, score: number, recipe: Recipe, levels: Levels): string {
  const isShown = levels.isShown(id);
  const own = isShown ? (levels.points(id) ?? 0) : 0;
  if (Math.abs(score - own) < SURPRISING) return '';
  const others = (Object.keys(recipe) as CriterionId[]).filter((other) => {
    const points = levels.points(other);
    return other !== id && points !== null && (points - own) * Math.sign(score - own) >= SURPRISING;
  });
  if (others.length === 0) return '';
  const names = listed(others.map((other) => FINDINGS[other].subject));
  return isShown ? ` Its ${score} points also count ${names}.` : ` It has ${score} points all the same, for ${names}.`;
}
