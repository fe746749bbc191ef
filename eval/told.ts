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

/** From this level on a reason says what was found; below it, that it is hardly told. */
const FOUND = 2;

/** For each criterion, a little below what was measured last: what is found of what is told, and not of what is not. */
const FLOORS: Readonly<Partial<Record<CriterionId, readonly [found: number, notClaimed: number]>>> = {
  market_size: [0.95, 0.56],
  founder_problem_fit: [0.95, 0.56],
  traction_evidence: [0.9, 0.78],
  novelty: [0.55, 0.84],
  advantage: [0.74, 0.73],
  defensibility: [0.7, 0.95],
};

/** How many reasons say that something is told which is, and how many claim nothing that is not. */
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
