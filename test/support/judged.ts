import { type CriterionId } from '../../src/modules/rubric/criteria.js';
import { explain } from '../../src/modules/review/reviewers/judging/explain.js';
import { judgeAll } from '../../src/modules/review/reviewers/judging/judge.js';
import { type CriterionJudgement, type ReviewAnswer } from '../../src/modules/review/reviewers/reviewer.js';
import { readStatements } from '../../src/modules/review/reviewers/statements/statement.js';
import { STATEMENTS } from '../../src/modules/review/reviewers/statements/statements.js';

/** What the embedded reviewer says of one criterion to these answers. */
export function judge(id: CriterionId, ...answers: ReviewAnswer[]): CriterionJudgement | undefined {
  return explain(judgeAll(readStatements(STATEMENTS, answers), null)).find(({ criterion }) => criterion === id);
}
