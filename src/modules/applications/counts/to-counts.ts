import { type ListFilter } from '../lists/list-filter.js';
import { REVIEW_STATUSES, SUBMISSION_STATUSES } from '../../standings/submission-status.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { NONE } from '../../standings/standing.js';
import { type Group, MOST_COUNTED } from './counts.repository.js';
import { MOST_COHORTS, type SubmissionCountsDto } from './counts.response.dto.js';

type Choice = 'cohortId' | 'status' | 'reviewStatus' | 'verdict' | 'flagged';
type Test = (group: Group) => boolean;

/**
 * Counts each choice of a filter among the submissions that all other filters leave, so that it says how many a click
 * on it would show.
 */
export function toCounts(groups: readonly Group[], filter: ListFilter): SubmissionCountsDto {
  const tests = testsOf(filter);
  const left = (but?: Choice): readonly Group[] =>
    groups.filter((group) => Object.entries(tests).every(([choice, test]) => choice === but || test(group)));
  const [ofStatus, ofDecision, ofVerdict] = [left('status'), left('reviewStatus'), left('verdict')];
  const cohorts = new Map<string, number>();
  for (const { cohortId, count } of left('cohortId')) cohorts.set(cohortId, (cohorts.get(cohortId) ?? 0) + count);
  return {
    total: sum(left()),
    is_exact: filter.text === undefined || sum(groups) <= MOST_COUNTED,
    by_status: each(SUBMISSION_STATUSES, (name) => sum(ofStatus, ({ status }) => status === name)),
    by_review_status: each([NONE, ...REVIEW_STATUSES], (name) => sum(ofDecision, ({ decision }) => decision === name)),
    by_verdict: each(VERDICTS, (name) => sum(ofVerdict, ({ verdict }) => verdict === name)),
    flagged: sum(left('flagged'), ({ flagged }) => flagged),
    by_cohort: [...cohorts].slice(0, MOST_COHORTS).map(([cohort_id, count]) => ({ cohort_id, count })),
  };
}

function testsOf({ cohortId, statuses, reviewStatus, verdict, flagged }: ListFilter): Partial<Record<Choice, Test>> {
  return {
    ...(cohortId !== undefined && { cohortId: (group: Group) => group.cohortId === cohortId }),
    ...(statuses !== undefined && { status: (group: Group) => statuses.includes(group.status) }),
    ...(reviewStatus !== undefined && {
      reviewStatus: (group: Group) => group.decision === (reviewStatus ?? NONE),
    }),
    ...(verdict !== undefined && { verdict: (group: Group) => group.verdict === verdict }),
    ...(flagged !== undefined && { flagged: (group: Group) => group.flagged === flagged }),
  };
}

function each<N extends string>(names: readonly N[], count: (name: N) => number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}

function sum(groups: readonly Group[], test: Test = () => true): number {
  return groups.filter(test).reduce((total, { count }) => total + count, 0);
}
