import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';
import { store } from './stored-submission.js';

interface Analytics extends Record<string, unknown> {
  scores: Record<
    string,
    { mean: number | null; median: number | null; histogram: { from: number; to: number; count: number }[] }
  >;
  days: { date: string; submitted: number; completed: number }[];
}

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const read = async (cohortId: string): Promise<Analytics> =>
  (await portal.get<Analytics>(`/v1/portal/cohorts/${cohortId}/analytics`)).body;
const NONE = {
  none: 0,
  in_review: 0,
  shortlisted: 0,
  interview: 0,
  waitlisted: 0,
  approved: 0,
  rejected: 0,
  withdrawn: 0,
};
const counts = (analytics: Analytics, score: string): number[] | undefined =>
  analytics.scores[score]?.histogram.map(({ count }) => count);

it('is all zeros and nulls for a cohort without submissions', async () => {
  const { id } = await world.cohort();
  const nothing = { mean: null, median: null, histogram: expect.any(Array) as unknown[] };
  const analytics = await read(id);
  expect(analytics).toEqual({
    cohort_id: id,
    totals: { submissions: 0, reviewed: 0, decided: 0 },
    by_status: { pending: 0, processing: 0, complete: 0, failed: 0 },
    by_review_status: NONE,
    scores: { clarity_score: nothing, founder_fit_score: nothing, idea_strength_score: nothing },
    verdicts: { COHORT_PERFECT: 0, COHORT_STRONG: 0, COHORT_POSSIBLE: 0, COHORT_UNLIKELY: 0, COHORT_UNDETERMINED: 0 },
    industries: [],
    days: [],
  });
  expect(counts(analytics, 'clarity_score')).toEqual(Array(10).fill(0));
});

it('counts live submissions of the cohort, and never a preview', async () => {
  const { id: cohortId } = await world.cohort();
  const { organisationId } = world;
  const common = { organisationId, cohortId };
  await store(service, {
    ...common,
    scores: [100, 0, 10],
    verdict: 'COHORT_PERFECT',
    submittedAt: '2026-11-18T23:59:59Z',
  });
  await store(service, {
    ...common,
    scores: [70, 9, 7.1],
    reviewStatus: 'approved',
    submittedAt: '2026-11-21T00:00:00Z',
  });
  await store(service, {
    ...common,
    scores: [69, 10, 0.1],
    industry: 'Fintech',
    reviewStatus: 'approved',
    submittedAt: '2026-11-21T12:00:00Z',
  });
  await store(service, { ...common, submittedAt: '2026-11-21T13:00:00Z' });
  const before = await read(cohortId);
  await store(service, {
    ...common,
    environment: 'test',
    scores: [1, 1, 1],
    industry: 'Testing',
    submittedAt: '2026-12-24T00:00:00Z',
  });
  await store(service, { ...common, environment: 'test' });
  await store(service, { organisationId, cohortId: (await world.cohort()).id, scores: [1, 1, 1] });
  const analytics = await read(cohortId);
  expect(analytics).toEqual(before);
  expect(analytics).toMatchObject({
    totals: { submissions: 4, reviewed: 3, decided: 2 },
    by_status: { pending: 1, processing: 0, complete: 3, failed: 0 },
    by_review_status: { ...NONE, none: 2, approved: 2 },
    scores: {
      clarity_score: { mean: 79.67, median: 70 },
      founder_fit_score: { mean: 6.33, median: 9 },
      idea_strength_score: { mean: 5.73, median: 7.1 },
    },
    verdicts: { COHORT_PERFECT: 1, COHORT_STRONG: 2 },
    industries: [
      { industry_field: 'Agritech', count: 2 },
      { industry_field: 'Fintech', count: 1 },
    ],
    days: [
      { date: '2026-11-18', submitted: 1, completed: 1 },
      { date: '2026-11-19', submitted: 0, completed: 0 },
      { date: '2026-11-20', submitted: 0, completed: 0 },
      { date: '2026-11-21', submitted: 3, completed: 2 },
    ],
  });
  expect(counts(analytics, 'clarity_score')).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, 1]);
  expect(counts(analytics, 'founder_fit_score')).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(counts(analytics, 'idea_strength_score')).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
  expect(analytics.scores['idea_strength_score']?.histogram[9]).toEqual({ from: 9, to: 10, count: 1 });
});

it('shows at most a year of days', async () => {
  const { id: cohortId } = await world.cohort();
  for (const submittedAt of ['2020-01-01T00:00:00Z', '2026-11-21T00:00:00Z']) {
    await store(service, { organisationId: world.organisationId, cohortId, submittedAt });
  }
  const { days } = await read(cohortId);
  expect([days.length, days[0]?.date, days.at(-1)]).toEqual([
    366,
    '2025-11-21',
    { date: '2026-11-21', submitted: 1, completed: 0 },
  ]);
});
