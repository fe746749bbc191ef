import { AnalyticsRepository, type CohortStatistics } from '../../../src/modules/analytics/analytics.repository.js';
import { toAnalytics } from '../../../src/modules/analytics/to-analytics.js';
import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { StatisticsRepository } from '../../../src/modules/standings/statistics.repository.js';
import { Random } from '../../faults/random.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { MEDIUM, STRONG, WEAK } from '../../support/sample-applications.js';
import { failing, ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, World } from '../../support/world.js';
import { RAW_STATISTICS } from './raw-statistics.sql.js';

const reviewer = new ScriptedReviewer();
const random = new Random(20_261_121);

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohorts: string[];

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service, { tokens: 100_000 });
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohorts = [(await world.cohort()).id, (await world.cohort()).id];
});
afterAll(() => service.close());

/** Both at one moment, though reviews go on: asked again when something came in between. */
async function expectExact(): Promise<void> {
  for (const cohortId of cohorts) {
    const raw = async (): Promise<unknown> => {
      const [statistics] = await service.database.query<CohortStatistics[]>(RAW_STATISTICS, [cohortId]);
      return toAnalytics(cohortId, statistics as CohortStatistics);
    };
    await eventually(async () => {
      const before = JSON.stringify(await raw());
      const { body } = await portal.get(`/v1/portal/cohorts/${cohortId}/analytics`);
      if (before !== JSON.stringify(await raw())) return false;
      expect(body).toEqual(JSON.parse(before));
      return true;
    });
  }
}

const anySubmission = async (): Promise<string | undefined> => {
  const rows = await service.database.query<{ id: string }[]>(
    'select id from submissions where erased_at is null order by id',
  );
  return rows.length === 0 ? undefined : random.pick(rows).id;
};

const DEEDS: readonly (() => Promise<unknown>)[] = [
  ...Array.from({ length: 4 }, () => () => {
    if (random.next() < 0.3) reviewer.next(failing(new ReviewerError('refused')));
    const body = application(random.pick(cohorts), { answers: random.pick([STRONG, MEDIUM, WEAK]) });
    return random.pick([world.live, world.live, world.live, world.test]).post('/v1/api/applications', body);
  }),
  async () => {
    const decision = { review_status: random.pick([null, 'in_review', 'approved', 'rejected']) };
    await portal.send('PATCH', `/v1/portal/submissions/${String(await anySubmission())}`, decision, {
      headers: { 'if-match': '*' },
    });
  },
  async () => portal.post(`/v1/portal/submissions/${String(await anySubmission())}/retry`),
  async () =>
    random.next() < 0.4 && portal.send('DELETE', `/v1/portal/submissions/${String(await anySubmission())}`, undefined),
  async () => service.app.get(StatisticsRepository, { strict: false }).addUp(world.organisationId),
];

it('says of every cohort exactly what its rows come to, whatever is done, in whatever order and at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(Array.from({ length: 15 }, () => random.pick(DEEDS)()));
    await expectExact();
  }
  await eventually(
    async () => (await service.database.query<unknown[]>('select from review_tasks limit 1')).length === 0,
    20_000,
  );
  await expectExact();
  const [{ failed, erased, decided, previews } = {}] = await service.database.query<Record<string, number>[]>(
    `select count(*) filter (where status = 'failed')::int as failed, count(erased_at)::int as erased,
            count(review_status)::int as decided, count(*) filter (where environment = 'test')::int as previews from submissions`,
  );
  for (const count of [failed, erased, decided, previews]) expect(count).toBeGreaterThan(0);
});

it('adds changes up once, however many do it', async () => {
  const statistics = service.app.get(StatisticsRepository, { strict: false });
  await Promise.all(Array.from({ length: 6 }, () => statistics.addUp(world.organisationId)));
  const left = await service.database.query<unknown[]>('select from cohort_statistics_changes');
  expect(left).toEqual([]);
  await expectExact();
});

it('shows an organisation nothing of another', async () => {
  const other = await World.create(service);
  const statistics = await service.app
    .get(AnalyticsRepository, { strict: false })
    .statistics(other.organisationId, cohorts[0] ?? '');
  expect(statistics).toMatchObject({ statuses: [], verdicts: [], days: [] });
});
