import { type Claim } from '../../../src/modules/review-tasks/claim.js';
import { ReviewTasksRepository } from '../../../src/modules/review-tasks/review-tasks.repository.js';
import { NO_USAGE } from '../../../src/modules/review/reviewers/reviewer.js';
import { STAGE_NAMES } from '../../../src/modules/review/stages/stages.js';
import { Timeline } from '../../../src/modules/review/stages/timeline.js';
import { ReviewCasesRepository } from '../../../src/modules/review/storage/review-cases.repository.js';
import { type AttemptEnding, type ReviewResult } from '../../../src/modules/review/storage/review-outcome.js';
import { ReviewOutcomesRepository } from '../../../src/modules/review/storage/review-outcomes.repository.js';
import { ReviewStages } from '../../../src/modules/review/worker/review-stages.js';
import { ReviewWorker } from '../../../src/modules/review/worker/review.worker.js';
import { DEFAULT_REVIEW_SETTINGS } from '../../../src/modules/rubric/rubric.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { application, World } from '../../support/world.js';

const idle = { wake: () => Promise.resolve() };

let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: ReviewWorker, useValue: idle }] });
  world = await World.create(service);
  cohortId = (await world.cohort({ reviewPrice: 3 })).id;
});
afterAll(() => service.close());

const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  service.database.query(sql, values);
const statusesOf = (claims: readonly Claim[]): Promise<unknown[]> =>
  Promise.all(
    claims.map(async ({ submissionId: id }) => (await world.live.get(`/v1/api/applications/${id}`)).body['status']),
  );

async function claimNew(many: number): Promise<Claim[]> {
  for (let nth = 0; nth < many; nth += 1) await world.live.post('/v1/api/applications', application(cohortId));
  const claims = await service.app.get(ReviewTasksRepository, { strict: false }).claim(many);
  expect(claims).toHaveLength(many);
  return claims;
}

async function reviewAll(
  claims: readonly Claim[],
): Promise<{ claim: Claim; timeline: Timeline; result: ReviewResult }[]> {
  const cases = service.app.get(ReviewCasesRepository, { strict: false });
  const stages = service.app.get(ReviewStages, { strict: false });
  const { signal } = new AbortController();
  return Promise.all(
    claims.map(async (claim) => {
      const timeline = new Timeline();
      await cases.showProcessing(claim);
      const result = await stages.run(await cases.open(claim), {
        timeline,
        signal,
        attempts: claim.attempt,
        onBegin: () => undefined,
      });
      return { claim, timeline, result };
    }),
  );
}

it('stores each outcome by its own claim, and one that cannot be stored takes no other with it', async () => {
  const outcomes = service.app.get(ReviewOutcomesRepository, { strict: false });
  const claims = await claimNew(6);
  const reviews = await reviewAll(claims);
  expect(await statusesOf(claims)).toEqual(claims.map(() => 'processing'));
  const [good, lost, broken, failed, later, unpaid] = reviews;
  await query('update review_tasks set fence = fence + 1 where submission_id = $1', lost?.claim.submissionId);
  await query('alter table token_entries disable trigger token_entries_append_only');
  await query('delete from token_entries where submission_id = $1', unpaid?.claim.submissionId);
  await query('alter table token_entries enable trigger token_entries_append_only');
  const endings: AttemptEnding[] = [
    { kind: 'complete', result: good?.result as ReviewResult },
    { kind: 'complete', result: lost?.result as ReviewResult },
    {
      kind: 'complete',
      result: {
        fingerprints: new Uint8Array(),
        report: { ...(broken?.result.report as ReviewResult['report']), clarity_score: 101 },
      },
    },
    { kind: 'failed', code: 'review_refused' },
    { kind: 'postponed', delayMs: 60_000 },
    { kind: 'complete', result: unpaid?.result as ReviewResult },
  ];
  const attempts = [good, lost, broken, failed, later, unpaid].flatMap((review) => review ?? []);
  const stored = await Promise.allSettled(
    attempts.map(({ claim, timeline }, at) =>
      outcomes.store({ claim, timeline, ending: endings[at] as AttemptEnding }),
    ),
  );
  expect(stored.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
    true,
    false,
    'refused',
    true,
    true,
    'refused',
  ]);
  expect(await statusesOf(claims)).toEqual([
    'complete',
    'processing',
    'processing',
    'failed',
    'processing',
    'processing',
  ]);
  expect(await query('select submission_id as id from insights_reports')).toEqual([{ id: good?.claim.submissionId }]);
  expect(
    await query(`select kind, amount from token_entries where kind in ('settle', 'release') order by kind desc`),
  ).toEqual([
    { kind: 'settle', amount: 0 },
    { kind: 'release', amount: 3 },
  ]);
  const recorded = await query<{ id: string }>(
    'select submission_id as id from review_attempts where json_array_length(passages) = $1 order by 1',
    STAGE_NAMES.length,
  );
  expect(recorded.map(({ id }) => id)).toEqual(
    [good, failed, later].map((review) => review?.claim.submissionId).sort(),
  );
  const [wait] = await query<{ s: number }>(
    'select extract(epoch from available_at - now())::float8 as s from review_tasks where submission_id = $1 and lease_until is null',
    later?.claim.submissionId,
  );
  expect(wait?.s).toBeGreaterThan(50);
  // On a busy machine their leases end before the next test claims its own.
  await query('delete from review_tasks');
});

it('stores nothing of a claim that PostgreSQL forgot in a crash, once there is another', async () => {
  const tasks = service.app.get(ReviewTasksRepository, { strict: false });
  const outcomes = service.app.get(ReviewOutcomesRepository, { strict: false });
  const [forgotten] = await claimNew(1);
  if (forgotten === undefined) throw new Error('not claimed');
  // As it was before the claim.
  await query(
    'update review_tasks set attempt = 0, fence = 0, lease_until = null where submission_id = $1',
    forgotten.submissionId,
  );
  const [latest] = await tasks.claim(1);
  if (latest === undefined) throw new Error('not claimed again');
  const fail = (claim: Claim): Promise<boolean> =>
    outcomes.store({ claim, timeline: new Timeline(), ending: { kind: 'failed', code: 'internal_error' } });
  expect(await tasks.renew([forgotten])).toEqual([]);
  expect(await fail(forgotten)).toBe(false);
  expect(await statusesOf([forgotten])).toEqual(['pending']);
  expect(await fail(latest)).toBe(true);
  expect(await statusesOf([forgotten])).toEqual(['failed']);
});

it('opens each case with its own questions and with what its earlier attempts spent', async () => {
  const [first, second] = await claimNew(2);
  if (first === undefined || second === undefined) throw new Error('not claimed');
  await query(
    `insert into review_attempts (organisation_id, submission_id, run, attempt, passages, failed, usage)
     values ($1, $2, 1, 1, '[["ai_review", 0, 1]]', true, '{"input_tokens": 5, "output_tokens": 2}')`,
    world.organisationId,
    second.submissionId,
  );
  const cases = service.app.get(ReviewCasesRepository, { strict: false });
  const [one, two, twin] = await Promise.all([
    cases.open(first),
    cases.open({ ...second, attempt: 2 }),
    cases.open({ ...second, attempt: 3 }),
  ]);
  expect(one.spent).toEqual(NO_USAGE);
  expect(two.spent).toEqual({ input_tokens: 5, output_tokens: 2 });
  expect(twin.spent).toEqual(two.spent);
  expect([one.submission.id, two.submission.id]).toEqual([first.submissionId, second.submissionId]);
  expect(one.fields.length).toBeGreaterThan(0);
  expect(two.fields).toEqual(one.fields);
  expect(one.settings.thresholds).toEqual(DEFAULT_REVIEW_SETTINGS.thresholds);
});

it('opens each case with the questions that it answers, be they of a schema or of any version of the form', async () => {
  const claims = await claimNew(4);
  const { body } = await world.live.post('/v1/api/schema', { cohort_id: cohortId, fields: [{ label: 'In a schema' }] });
  await query(
    `insert into form_versions (cohort_id, organisation_id, version, fields, created_at)
     select cohort_id, organisation_id, 2, '[{"key": "in_version_2"}]', now() from form_versions where cohort_id = $1`,
    cohortId,
  );
  const [, ofSchema, ofLatest] = claims.map(({ submissionId }) => submissionId);
  await query('update submissions set schema_id = $2, form_version = null where id = $1', ofSchema, body['schema_id']);
  await query('update submissions set form_version = 2 where id = $1', ofLatest);
  const cases = service.app.get(ReviewCasesRepository, { strict: false });
  const opened = await Promise.all(claims.map((claim) => cases.open(claim)));
  expect(opened.map(({ submission }) => submission.id)).toEqual(claims.map(({ submissionId }) => submissionId));
  const [one, schema, latest, other] = opened.map(({ fields }) => fields.map(({ key }) => key));
  expect(schema).toEqual(['in_a_schema']);
  expect(latest).toEqual(['in_version_2']);
  expect(one?.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
  await query('delete from review_tasks');
});

describe('two claims on one review whose outcomes come at once', () => {
  const again = async (lost: Claim): Promise<Claim> => {
    await query('update review_tasks set lease_until = null where submission_id = $1', lost.submissionId);
    const [latest] = await service.app.get(ReviewTasksRepository, { strict: false }).claim(1);
    if (latest?.submissionId !== lost.submissionId) throw new Error('not claimed again');
    return latest;
  };

  it('leave the report of the latest', async () => {
    const outcomes = service.app.get(ReviewOutcomesRepository, { strict: false });
    const claims = await claimNew(1);
    const [lost] = await reviewAll(claims);
    const [latest] = await reviewAll([await again(claims[0] as Claim)]);
    const both = [lost, latest].flatMap((review) => review ?? []);
    const stored = await Promise.all(
      both.map(({ claim, timeline, result }) =>
        outcomes.store({ claim, timeline, ending: { kind: 'complete', result } }),
      ),
    );
    expect(stored).toEqual([false, true]);
    expect(await query('select id from insights_reports where submission_id = $1', claims[0]?.submissionId)).toEqual([
      { id: latest?.result.report.id },
    ]);
  });

  it('leave nothing of the one that was lost, when the latest is to be tried again', async () => {
    const outcomes = service.app.get(ReviewOutcomesRepository, { strict: false });
    const claims = await claimNew(1);
    const [review] = await reviewAll(claims);
    const latest = await again(claims[0] as Claim);
    const stored = await Promise.all([
      outcomes.store({
        claim: claims[0] as Claim,
        timeline: review?.timeline ?? new Timeline(),
        ending: { kind: 'complete', result: review?.result as ReviewResult },
      }),
      outcomes.store({ claim: latest, timeline: new Timeline(), ending: { kind: 'postponed', delayMs: 60_000 } }),
    ]);
    expect(stored).toEqual([false, true]);
    expect(await statusesOf(claims)).toEqual(['processing']);
  });
});
