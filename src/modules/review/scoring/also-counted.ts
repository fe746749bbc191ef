import { type CriterionId } from '../../rubric/criteria.js';
import { FINDINGS } from '../../rubric/findings.js';
import { type Recipe } from '../../rubric/rubric.js';
import { type Levels } from './levels.js';

/** From so far apart on, a reader of the reasons for one criterion would not expect the score. */
const SURPRISING = 20;
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A score is made of more than the criterion whose reasons stand beside it: names the rest, where that moved it far. */
export function alsoCounted(id: CriterionId, score: number, recipe: Recipe, levels: Levels): string {
  const own = levels.points(id) ?? 0;
  if (Math.abs(score - own) < SURPRISING) return '';
  const others = (Object.keys(recipe) as CriterionId[]).flatMap((other) => {
    const level = levels.level(other);
    return other === id || level === null || level === levels.level(id) ? [] : [{ other, level }];
  });
  const names = others.map(({ other, level }) => `${inSentence(FINDINGS[other].subject)} (level ${level} of 4)`);
  return names.length === 0 ? '' : ` The score also counts ${LIST.format(names)}.`;
}

function inSentence(subject: string): string {
  return subject.charAt(0).toLowerCase() + subject.slice(1);
}
