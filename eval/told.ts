import { SOURCES } from '../src/modules/fields/field.js';
import { type ReviewAnswer } from '../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { type CriterionId } from '../src/modules/rubric/criteria.js';
import { type Result } from './results.js';
import { type LabelledAnswer } from './train/rows.js';

/** A whole application, and what its writer says that a strict but fair reader learns from it. */
export interface ToldRow {
  readonly answers: readonly (LabelledAnswer & Pick<ReviewAnswer, 'role'>)[];
  readonly told: Readonly<Partial<Record<CriterionId, 'yes' | 'partly' | 'no'>>>;
}

/** From this level on, something counts as told; a reason claims less where its quote shows less. */
const FOUND = 2;

/** For each criterion, a little below what was measured last: what is found of what is told, and not of what is not. */
const FLOORS: Readonly<Partial<Record<CriterionId, readonly [found: number, notClaimed: number]>>> = {
  market_size: [0.95, 0.69],
  founder_problem_fit: [0.95, 0.56],
  traction_evidence: [0.9, 0.78],
  novelty: [0.72, 0.84],
  advantage: [0.8, 0.73],
  defensibility: [0.84, 0.95],
};

/** How much of what is told reaches its level, and how much of what is not told stays below it. */
export function resultsOfTold(rows: readonly ToldRow[]): Result[] {
  const reviewer = new TextReviewer();
  const judged = rows.map(({ answers, told }) => {
    const input = answers.map((answer) => ({ ...answer, key: answer.role ?? '', sources: [...SOURCES] }));
    const { criteria } = reviewer.judgeNow({ answers: input, brief: null });
    return { told, found: new Set(criteria.filter(({ level }) => (level ?? 0) >= FOUND).map((one) => one.criterion)) };
  });
  return Object.entries(FLOORS).flatMap(([name, [found, notClaimed]]) => {
    const id = name as CriterionId;
    const share = (answer: 'yes' | 'no', isFound: boolean): number => {
      const those = judged.filter(({ told }) => told[id] === answer);
      return those.filter((one) => one.found.has(id) === isFound).length / Math.max(1, those.length);
    };
    return [
      { name: `${id}, told and found`, value: share('yes', true), floor: found },
      { name: `${id}, untold and so`, value: share('no', false), floor: notClaimed },
    ];
  });
}
