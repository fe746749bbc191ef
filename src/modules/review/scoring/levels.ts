import { type CriterionJudgement, type Evidence, type Judgement } from '../reviewers/reviewer.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type Level } from '../../rubric/criterion.js';
import { type Recipe, RUBRIC } from '../../rubric/rubric.js';
import { bestPart, divideHalfUp } from './arithmetic.js';

export const POINTS_PER_LEVEL = 25;
/** Without a quote to show for it, a criterion is at best "mentioned". */
const UNQUOTED_LEVEL = 1;
/** From here on more is said than that there is such a thing. */
export const TOLD_LEVEL = 2;
/** From here on a reviewer is surer of a level than not. */
const SURE = 0.5;
/** What is judged over the whole application cannot be quoted. */
const NEEDS_NO_QUOTE: ReadonlySet<CriterionId> = new Set(['communication']);

/** The level that a judgement may claim by what it shows for it; null where the reviewer abstained. */
export function heldToEvidence({ criterion, level, evidence }: CriterionJudgement): Level | null {
  if (level === null || evidence.length > 0 || NEEDS_NO_QUOTE.has(criterion)) return level;
  return level > UNQUOTED_LEVEL ? UNQUOTED_LEVEL : level;
}

/** The judged levels, held to their evidence. */
export class Levels {
  private readonly byCriterion: ReadonlyMap<CriterionId, CriterionJudgement>;

  constructor(judgement: Judgement) {
    this.byCriterion = new Map(judgement.criteria.map((criterion) => [criterion.criterion, criterion]));
  }

  /** Null where the reviewer abstained. */
  level(id: CriterionId): Level | null {
    const judged = this.byCriterion.get(id);
    return judged === undefined ? null : heldToEvidence(judged);
  }

  /** In points of a hundred; null where the reviewer abstained. */
  points(id: CriterionId): number | null {
    const level = this.level(id);
    if (level === null) return null;
    const judged = this.byCriterion.get(id);
    return judged?.points === undefined || judged.level !== level ? level * POINTS_PER_LEVEL : judged.points;
  }

  evidence(id: CriterionId): Evidence[] {
    return this.byCriterion.get(id)?.evidence ?? [];
  }

  /** Whether there is something to show for it. */
  isShown(id: CriterionId): boolean {
    return (this.level(id) ?? 0) > 0 && this.evidence(id).length > 0;
  }

  reasoning(id: CriterionId): string {
    return this.byCriterion.get(id)?.reasoning ?? '';
  }

  /**
   * 0 to 100 by the best-supported part of a recipe. What was not judged is left out; where nothing was judged there is
   * nothing to credit.
   */
  score(recipe: Recipe): number {
    const judged = (Object.entries(recipe) as [CriterionId, number][]).flatMap(([id, weight]) => {
      const points = this.points(id);
      return points === null ? [] : [{ score: points, weight: weight * 100 }];
    });
    const expected = judged.reduce((sum, { weight }) => sum + (weight * RUBRIC.expectedPercent) / 100, 0);
    return expected === 0 ? 0 : divideHalfUp(bestPart(judged, expected), expected);
  }

  /** The percentage of criteria that the reviewer left unjudged. */
  abstainedPercent(ids: readonly CriterionId[]): number {
    return (ids.filter((id) => this.level(id) === null).length * 100) / ids.length;
  }

  /** The percentage of criteria that the reviewer left unjudged, or rather doubts than not. */
  unsurePercent(ids: readonly CriterionId[]): number {
    const isUnsure = (id: CriterionId): boolean =>
      this.level(id) === null || (this.byCriterion.get(id)?.confidence ?? 0) < SURE;
    return (ids.filter(isUnsure).length * 100) / ids.length;
  }
}
