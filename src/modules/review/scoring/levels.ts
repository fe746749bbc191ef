import { type CriterionJudgement, type Evidence, type Judgement } from '../reviewers/reviewer.js';
import { CRITERIA, type CriterionId } from '../../rubric/criteria.js';
import { type Level } from '../../rubric/criterion.js';
import { type Recipe, RUBRIC } from '../../rubric/rubric.js';
import { bestPart, divideHalfUp } from './arithmetic.js';

export const POINTS_PER_LEVEL = 25;
/** The highest level of a criterion without a quote: "mentioned". */
const UNQUOTED_LEVEL = 1;
/** From this level on, more is said than that it exists. */
export const TOLD_LEVEL = 2;
/** From this confidence on, a reviewer is rather sure than not. */
export const SURE = 0.5;
/** Criteria that are judged over the whole application, so that no quote can show them. */
const NEEDS_NO_QUOTE: ReadonlySet<CriterionId> = new Set(['communication']);

export function heldToEvidence({ criterion, level, evidence }: CriterionJudgement): Level | null {
  if (level === null || evidence.length > 0 || NEEDS_NO_QUOTE.has(criterion)) return level;
  return level > UNQUOTED_LEVEL ? UNQUOTED_LEVEL : level;
}

export class Levels {
  private readonly byCriterion: ReadonlyMap<CriterionId, CriterionJudgement>;

  constructor(judgement: Judgement) {
    this.byCriterion = new Map(judgement.criteria.map((criterion) => [criterion.criterion, criterion]));
  }

  level(id: CriterionId): Level | null {
    const judged = this.byCriterion.get(id);
    return judged === undefined ? null : heldToEvidence(judged);
  }

  points(id: CriterionId): number | null {
    const level = this.level(id);
    if (level === null) return null;
    const judged = this.byCriterion.get(id);
    return judged?.points === undefined || judged.level !== level ? level * POINTS_PER_LEVEL : judged.points;
  }

  evidence(id: CriterionId): Evidence[] {
    return this.byCriterion.get(id)?.evidence ?? [];
  }

  isShown(id: CriterionId): boolean {
    return (this.level(id) ?? 0) > 0 && this.evidence(id).length > 0;
  }

  /** Whether what is quoted tells it, and that in more words than that it exists. */
  isTold(id: CriterionId): boolean {
    return (this.level(id) ?? 0) >= TOLD_LEVEL && !this.byCriterion.get(id)?.isNearest;
  }

  reasoning(id: CriterionId): string {
    return this.byCriterion.get(id)?.reasoning ?? '';
  }

  /** Of the best-supported part of a recipe, from 0 to 100; what was not judged is left out. */
  score(recipe: Recipe): number {
    const judged = (Object.entries(recipe) as [CriterionId, number][]).flatMap(([id, weight]) => {
      const points = this.points(id);
      return points === null ? [] : [{ score: points, weight: weight * 100 }];
    });
    const expected = judged.reduce((sum, { weight }) => sum + (weight * RUBRIC.expectedPercent) / 100, 0);
    return expected === 0 ? 0 : divideHalfUp(bestPart(judged, expected), expected);
  }

  /** Of all criteria, the percentage that was not judged, or with less confidence than that. */
  unjudgedPercent(leastConfidence = 0): number {
    const isUnjudged = (id: CriterionId): boolean =>
      this.level(id) === null || (this.byCriterion.get(id)?.confidence ?? 0) < leastConfidence;
    return (CRITERIA.filter(({ id }) => isUnjudged(id)).length * 100) / CRITERIA.length;
  }
}
