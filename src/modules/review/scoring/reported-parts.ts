import { type CriterionId } from '../../rubric/criteria.js';
import { FINDINGS } from '../../rubric/findings.js';
import {
  FIT_DIMENSIONS,
  type FitDimension,
  type Recipe,
  type ReviewSettings,
  RUBRIC,
  STRENGTH_CRITERIA,
  type StrengthCriterion,
} from '../../rubric/rubric.js';
import { type Evidence } from '../reviewers/reviewer.js';
import { weightedMean } from './arithmetic.js';
import { type Levels } from './levels.js';

export const COVERAGES = ['addressed', 'partly_addressed', 'not_addressed'] as const;
export type Coverage = (typeof COVERAGES)[number];

interface Grounds {
  score: number;
  coverage: Coverage;
  reasoning: string;
  evidence: Evidence[];
}

export interface ReportedDimension extends Grounds {
  dimension: FitDimension;
  weight: number;
}

export interface ReportedCriterion extends Grounds {
  criterion: StrengthCriterion;
  weight: number;
}

/** A difference this large between a criterion's reasons and the score would surprise a reader. */
const SURPRISING = 20;
const MOST_POINTS = 100;
/** They count for most dimensions, but a reader who finds their quotes there has to think of a mistake. */
const NEVER_LENT: ReadonlySet<CriterionId> = new Set(['feasibility', 'traction_evidence']);

export function reportCriteria(weights: ReviewSettings['strength_criteria'], levels: Levels): ReportedCriterion[] {
  return STRENGTH_CRITERIA.map((criterion) => {
    const most = levels.isShown(criterion) ? MOST_POINTS : RUBRIC.unquotedCap;
    const grounds = groundsOf(criterion, RUBRIC.strengthCriteria[criterion], levels, most);
    return { criterion, weight: weights[criterion], ...grounds };
  });
}

/** Without a brief to compare with, alignment neither lifts nor lowers the fit: it is the mean of the other dimensions. */
export function reportDimensions(weights: ReviewSettings['fit_dimensions'], levels: Levels): ReportedDimension[] {
  const dimensions = FIT_DIMENSIONS.map((dimension) => reportDimension(dimension, weights[dimension], levels));
  if (levels.level('programme_relevance') !== null) return dimensions;
  const others = dimensions.filter(({ dimension }) => dimension !== 'programme_alignment');
  // A cohort may count alignment alone.
  const isWeighed = others.some(({ weight }) => weight > 0);
  const score = weightedMean(isWeighed ? others : others.map((one) => ({ ...one, weight: 1 })));
  const reasoning = `${levels.reasoning('programme_relevance')} Its score is the mean of the others.`.trim();
  return dimensions.map((one) =>
    one.dimension === 'programme_alignment'
      ? { ...one, score, coverage: 'not_addressed', reasoning, evidence: [] }
      : one,
  );
}

/** None has its name: the first criterion of its recipe gives the reasons; one like it is quoted if that has no quotes. */
function reportDimension(dimension: FitDimension, weight: number, levels: Levels): ReportedDimension {
  const recipe = RUBRIC.fitDimensions[dimension];
  const [lead, ...others] = Object.keys(recipe) as CriterionId[];
  if (lead === undefined) throw new Error(`${dimension} is made of nothing`);
  const grounds = groundsOf(lead, recipe, levels, MOST_POINTS);
  const quoted = levels.isShown(lead) ? undefined : others.find((id) => levels.isShown(id) && !NEVER_LENT.has(id));
  if (quoted === undefined) return { dimension, weight, ...grounds };
  return { dimension, weight, ...grounds, coverage: 'partly_addressed', evidence: levels.evidence(quoted) };
}

function groundsOf(lead: CriterionId, recipe: Recipe, levels: Levels, most: number): Grounds {
  const shown = levels.isShown(lead);
  const score = Math.min(levels.score(recipe), most);
  return {
    score,
    // By the criterion whose reasons are shown, not by what else its score counts.
    coverage: !shown ? 'not_addressed' : levels.isTold(lead) ? 'addressed' : 'partly_addressed',
    reasoning: levels.reasoning(lead) + alsoCounted(lead, score, recipe, levels),
    evidence: shown ? levels.evidence(lead) : [],
  };
}

/** "A, B and C", as `Intl.ListFormat` has it for British English, without its cost. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Names what moved a score far from the criterion whose reasons stand beside it. */
function alsoCounted(id: CriterionId, score: number, recipe: Recipe, levels: Levels): string {
  const isShown = levels.isShown(id);
  const own = isShown ? (levels.points(id) ?? 0) : 0;
  if (Math.abs(score - own) < SURPRISING) return '';
  const others = (Object.keys(recipe) as CriterionId[]).filter((other) => {
    const points = levels.points(other);
    return other !== id && points !== null && (points - own) * Math.sign(score - own) >= SURPRISING;
  });
  if (others.length === 0) return '';
  const names = listed(others.map((other) => FINDINGS[other].subject));
  return ` The ${score} points ${isShown ? 'also count' : 'are for'} ${names}.`;
}
