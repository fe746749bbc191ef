import { type CriterionId } from '../../rubric/criteria.js';
import { FINDINGS } from '../../rubric/findings.js';
import { type Recipe } from '../../rubric/rubric.js';
import { type Levels } from './levels.js';

/** From so far apart on, a reader of the reasons for one criterion would not expect the score. */
const SURPRISING = 20;
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A score is made of more than the criterion whose reasons stand beside it: names what moved it far from that, up or down. */
export function alsoCounted(id: CriterionId, score: number, recipe: Recipe, levels: Levels): string {
  const isShown = levels.isShown(id);
  const own = isShown ? (levels.points(id) ?? 0) : 0;
  if (score === own || (isShown && Math.abs(score - own) < SURPRISING)) return '';
  const others = (Object.keys(recipe) as CriterionId[]).filter((other) => {
    const points = levels.points(other);
    return other !== id && points !== null && Math.sign(points - own) === Math.sign(score - own);
  });
  if (others.length === 0) return '';
  const names = LIST.format(others.map((other) => FINDINGS[other].subject));
  if (!isShown) return ` The points come from ${names}.`;
  return ` The score is ${score > own ? 'higher' : 'lower'} than that because it also counts ${names}.`;
}
