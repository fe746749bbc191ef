import { type CriterionId } from '../../rubric/criteria.js';
import { FINDINGS } from '../../rubric/findings.js';
import { type FitDimension, type Recipe, RUBRIC, type StrengthCriterion } from '../../rubric/rubric.js';
import { type Evidence } from '../reviewers/reviewer.js';
import { alsoCounted } from './also-counted.js';
import { type Levels } from './levels.js';

export const COVERAGES = ['addressed', 'partly_addressed', 'not_addressed'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** What a part of a score rests on. */
interface Grounds {
  coverage: Coverage;
  reasoning: string;
  evidence: Evidence[];
}

export interface ReportedDimension extends Grounds {
  dimension: FitDimension;
  score: number;
  weight: number;
}

export interface ReportedCriterion extends Grounds {
  criterion: StrengthCriterion;
  score: number;
  weight: number;
}

/** From here on more is said than that there is such a thing. */
const TOLD_LEVEL = 2;

export function reportCriterion(criterion: StrengthCriterion, weight: number, levels: Levels): ReportedCriterion {
  const recipe = RUBRIC.strengthCriteria[criterion];
  const score = levels.score(recipe);
  const own = levels.reasoning(criterion);
  if (!isShown(criterion, levels)) {
    const capped = Math.min(score, RUBRIC.unquotedCap);
    const reasoning = own + alsoCounted(criterion, capped, recipe, levels);
    return { criterion, score: capped, weight, coverage: 'not_addressed', reasoning, evidence: [] };
  }
  return {
    criterion,
    score,
    weight,
    coverage: coverageOf(criterion, levels),
    reasoning: own + alsoCounted(criterion, score, recipe, levels),
    evidence: levels.evidence(criterion),
  };
}

/** A dimension has no criterion of its name: the first of its recipe leads, and where it shows nothing, another is quoted. */
export function reportDimension(dimension: FitDimension, weight: number, levels: Levels): ReportedDimension {
  const recipe = RUBRIC.fitDimensions[dimension];
  const score = levels.score(recipe);
  const [lead, ...others] = partsOf(recipe);
  if (lead === undefined) throw new Error(`${dimension} is made of nothing`);
  const own = levels.reasoning(lead);
  if (isShown(lead, levels)) {
    const reasoning = own + alsoCounted(lead, score, recipe, levels);
    return { dimension, score, weight, coverage: coverageOf(lead, levels), reasoning, evidence: levels.evidence(lead) };
  }
  const shown = others.find((id) => isShown(id, levels));
  if (shown === undefined) return { dimension, score, weight, coverage: 'not_addressed', reasoning: own, evidence: [] };
  const reasoning = `${own} The points come from ${FINDINGS[shown].subject}.`;
  return { dimension, score, weight, coverage: 'partly_addressed', reasoning, evidence: levels.evidence(shown) };
}

function partsOf(recipe: Recipe): CriterionId[] {
  return Object.keys(recipe) as CriterionId[];
}

function isShown(id: CriterionId, levels: Levels): boolean {
  return (levels.level(id) ?? 0) > 0 && levels.evidence(id).length > 0;
}

/** By what is said of the criterion whose reasons are told, not by what else its score counts. */
function coverageOf(id: CriterionId, levels: Levels): Coverage {
  return (levels.level(id) ?? 0) >= TOLD_LEVEL ? 'addressed' : 'partly_addressed';
}
