import { type CriterionId } from '../../rubric/criteria.js';
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

const FULLY_ADDRESSED = 50;

export function reportCriterion(criterion: StrengthCriterion, weight: number, levels: Levels): ReportedCriterion {
  const recipe = RUBRIC.strengthCriteria[criterion];
  const score = levels.score(recipe);
  const reasoning = levels.reasoning(criterion);
  if (!isShown(criterion, levels)) {
    const capped = Math.min(score, RUBRIC.unquotedCap);
    return { criterion, score: capped, weight, coverage: 'not_addressed', reasoning, evidence: [] };
  }
  const reasons = reasoning + alsoCounted(criterion, score, recipe, levels);
  return {
    criterion,
    score,
    weight,
    coverage: coverageAt(score),
    reasoning: reasons,
    evidence: levels.evidence(criterion),
  };
}

/** A dimension has no criterion of its name: the first of its recipe leads, and where it shows nothing, another is quoted. */
export function reportDimension(dimension: FitDimension, weight: number, levels: Levels): ReportedDimension {
  const recipe = RUBRIC.fitDimensions[dimension];
  const score = levels.score(recipe);
  const [lead, ...others] = partsOf(recipe);
  if (lead === undefined) throw new Error(`${dimension} is made of nothing`);
  const reasoning = levels.reasoning(lead) + alsoCounted(lead, score, recipe, levels);
  if (isShown(lead, levels))
    return { dimension, score, weight, coverage: coverageAt(score), reasoning, evidence: levels.evidence(lead) };
  const shown = others.find((id) => isShown(id, levels));
  if (shown === undefined) return { dimension, score, weight, coverage: 'not_addressed', reasoning, evidence: [] };
  return { dimension, score, weight, coverage: 'partly_addressed', reasoning, evidence: levels.evidence(shown) };
}

function partsOf(recipe: Recipe): CriterionId[] {
  return Object.keys(recipe) as CriterionId[];
}

function isShown(id: CriterionId, levels: Levels): boolean {
  return (levels.level(id) ?? 0) > 0 && levels.evidence(id).length > 0;
}

function coverageAt(score: number): Coverage {
  return score >= FULLY_ADDRESSED ? 'addressed' : 'partly_addressed';
}
