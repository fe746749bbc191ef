import { VERDICTS } from '../rubric/rubric.js';
import { REVIEW_STATUSES, SUBMISSION_STATUSES } from '../standings/submission-status.js';
import { type CohortStatistics, type ScoreName } from './analytics.repository.js';
import { type AnalyticsDto, BINS, UNDECIDED } from './dto/analytics.response.dto.js';

/** The scale on which each score is published; statistics count from 0 to 100. */
const SCALE: Readonly<Record<ScoreName, number>> = {
  clarity_score: 100,
  founder_fit_score: 100,
  idea_strength_score: 10,
};

export function toAnalytics(cohortId: string, statistics: CohortStatistics): AnalyticsDto {
  const byStatus = counts(SUBMISSION_STATUSES, statistics.statuses);
  const submissions = sum(byStatus);
  const byDecision = counts(REVIEW_STATUSES, statistics.reviewStatuses);
  const decided = sum(byDecision);
  const verdicts = counts(VERDICTS, statistics.verdicts);
  const score = (name: ScoreName): AnalyticsDto['scores'][ScoreName] => scoreAnalytics(name, statistics);
  return {
    cohort_id: cohortId,
    totals: { submissions, reviewed: sum(verdicts), decided },
    by_status: byStatus,
    by_review_status: { [UNDECIDED]: submissions - decided, ...byDecision },
    scores: {
      clarity_score: score('clarity_score'),
      founder_fit_score: score('founder_fit_score'),
      idea_strength_score: score('idea_strength_score'),
    },
    verdicts,
    industries: statistics.industries.map(({ name, count }) => ({ industry_field: name, count })),
    days: statistics.days.map(({ date, submitted, completed }) => ({ date, submitted, completed })),
  };
}

/** A count for every name, 0 for those that never occurred. */
function counts(
  names: readonly string[],
  rows: readonly { readonly name: string; readonly count: number }[],
): Record<string, number> {
  const found = new Map(rows.map(({ name, count }) => [name, count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0]));
}

function scoreAnalytics(name: ScoreName, { scores, bins }: CohortStatistics): AnalyticsDto['scores'][ScoreName] {
  const found = scores.find((row) => row.name === name);
  const scale = SCALE[name];
  const width = scale / BINS;
  const histogram = Array.from({ length: BINS }, (_, at) => ({
    from: at * width,
    to: (at + 1) * width,
    count: bins.find(({ score, bin }) => score === name && bin === at + 1)?.count ?? 0,
  }));
  return {
    mean: found === undefined ? null : onScale(found.mean, scale),
    median: found === undefined ? null : onScale(found.median, scale),
    histogram,
  };
}

/** To two decimals: more would be noise. */
function onScale(points: number, scale: number): number {
  return Math.round(points * scale) / 100;
}

function sum(numbers: Readonly<Record<string, number>>): number {
  return Object.values(numbers).reduce((total, number) => total + number, 0);
}
