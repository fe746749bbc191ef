import pg from 'pg';
import { DATABASE_ROLES } from '../../../src/database/roles.js';
import { CANDIDATES } from '../../../src/modules/overlaps/candidates.sql.js';
import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { MEDIUM, type SampleAnswer, STRONG } from '../../support/sample-applications.js';
import { failing, ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, submitAndWait, World } from '../../support/world.js';

const PROBLEM = 'what_problem_are_you_solving';
const SOLUTION = 'what_is_your_solution_and_how_does_it_work';
const TEXT =
  'Dairies in the hills lose a seventh of their milk before it reaches the creamery, because the tanks stand in the ' +
  'sun and nobody sees the temperature until the driver comes in the evening.';
const EDITED = TEXT.replace('a seventh', 'one seventh').replace('the driver comes', 'a driver arrives');
const OTHER =
  'A clip on the tank measures the warmth of the milk every minute and calls the farmer by telephone as soon as it rises ' +
  'faster than the compressor can bring it down again.';

interface Overlap extends Record<string, unknown> {
  submission_id: string;
  similarity: number;
}

const reviewer = new ScriptedReviewer();
let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

/** The id of a submission with these answers, once its review is over. */
async function submit(
  client: ApiClient,
  cohortId: string,
  values: Record<string, string>,
  change: object = {},
): Promise<string> {
  const answers = Object.entries(values).map(([key, value]) => ({ key, value }));
  const record = await submitAndWait(client, application(cohortId, { answers, ...change }));
  return String(record['id']);
}
const overlapsOf = async (id: string, client = portal): Promise<Overlap[]> =>
  (await client.get<{ overlaps: Overlap[] }>(`/v1/portal/submissions/${id}`)).body.overlaps;
const valuesOf = (sample: readonly SampleAnswer[]): Record<string, string> =>
  Object.fromEntries(sample.map(({ key, value }) => [key, value]));

it('shows near copies in the cohort on either side, wherever they were put', async () => {
  const { id: cohortId } = await world.cohort();
  const first = await submit(world.live, cohortId, { [PROBLEM]: TEXT }, { founder_name: 'Ada Okafor' });
  expect(await overlapsOf(first)).toEqual([]);
  const second = await submit(world.live, cohortId, { [SOLUTION]: EDITED }, { founder_name: null });
  const { body: record } = await world.live.get(`/v1/api/applications/${first}`);
  const [overlap, ...others] = await overlapsOf(second);
  expect(others).toEqual([]);
  expect(overlap).toEqual({
    submission_id: first,
    venture_name: null,
    founder_name: 'Ada Okafor',
    key: SOLUTION,
    their_key: PROBLEM,
    similarity: expect.any(Number) as number,
    alike: 1,
    compared: 1,
    is_same_address: true,
    submitted_at: record['submitted_at'],
  });
  expect(overlap?.similarity).toBeGreaterThan(0.5);
  expect(overlap?.similarity).toBeLessThan(1);
  expect(await overlapsOf(first)).toMatchObject([
    { submission_id: second, founder_name: null, key: PROBLEM, their_key: SOLUTION, similarity: overlap?.similarity },
  ]);
});

it('shows a whole copy once, and those most alike first', async () => {
  const { id: cohortId } = await world.cohort();
  const original = await submit(world.live, cohortId, valuesOf(STRONG));
  const copy = await submit(world.live, cohortId, valuesOf(STRONG), {
    founder_name: 'Somebody Else',
    contact_email: 'else@example.com',
  });
  const partly = await submit(world.live, cohortId, { [PROBLEM]: STRONG[0]?.value.replace('62', '70') ?? '' });
  await submit(world.live, cohortId, valuesOf(MEDIUM));
  const found = await overlapsOf(original);
  expect(found.map(({ submission_id }) => submission_id)).toEqual([copy, partly]);
  expect(found[0]?.similarity).toBe(1);
  const compared = found[0]?.['compared'] as number;
  expect(compared).toBeGreaterThan(5);
  expect(found).toMatchObject([
    { alike: compared, is_same_address: false },
    { alike: 1, compared, is_same_address: true },
  ]);
});

it('compares with nothing of another cohort, environment or organisation', async () => {
  const stranger = await World.create(service);
  const strangers = await PortalClient.signIn(service.baseUrl, stranger);
  const { id: cohortId } = await world.cohort();
  const live = await submit(world.live, cohortId, { [PROBLEM]: TEXT });
  const preview = await submit(world.test, cohortId, { [PROBLEM]: TEXT });
  const elsewhere = await submit(world.live, (await world.cohort()).id, { [PROBLEM]: TEXT });
  const foreign = await submit(stranger.live, (await stranger.cohort()).id, { [PROBLEM]: TEXT });
  for (const id of [live, preview, elsewhere]) expect(await overlapsOf(id)).toEqual([]);
  expect(await overlapsOf(foreign, strangers)).toEqual([]);
  const secondPreview = await submit(world.test, cohortId, { [PROBLEM]: TEXT });
  expect(await overlapsOf(secondPreview)).toMatchObject([{ submission_id: preview, similarity: 1 }]);
});

it('leaves scores, flags and the public report as they are without it', async () => {
  const { id: cohortId } = await world.cohort();
  const ids = [
    await submit(world.live, cohortId, valuesOf(STRONG)),
    await submit(world.live, cohortId, valuesOf(STRONG)),
  ];
  const reports = await Promise.all(ids.map((id) => world.live.get(`/v1/api/applications/${id}/insights`)));
  const [one, other] = reports.map(({ body: { id: _, submission_id: __, generated_at: ___, ...rest } }) => rest);
  expect(one).toEqual(other);
  expect(one).not.toHaveProperty('overlaps');
  expect(JSON.stringify(one)).not.toMatch(/overlap|other submission/i);
});

it('never compares contact and private answers, nor short ones', async () => {
  const { id: cohortId } = await world.cohort();
  const values = {
    home_address: TEXT,
    date_of_birth: OTHER,
    [PROBLEM]: 'Milk spoils in the sun, as everybody here knows.',
  };
  const id = await submit(world.live, cohortId, values);
  await submit(world.live, cohortId, values);
  expect(await overlapsOf(id)).toEqual([]);
});

it('puts what the whole cohort says behind what one applicant took from another', async () => {
  const { id: cohortId } = await world.cohort();
  const taken = await submit(world.live, cohortId, { [PROBLEM]: OTHER, [SOLUTION]: TEXT });
  const bodies = Array.from({ length: 30 }, () => ({
    ...application(cohortId),
    answers: [{ key: SOLUTION, value: TEXT }],
  }));
  await world.live.post('/v1/api/applications/batch', { applications: bodies });
  await eventually(async () => (await service.database.query<unknown[]>('select 1 from review_tasks')).length === 0);
  const copy = await submit(world.live, cohortId, {
    [PROBLEM]: OTHER.replace('the farmer', 'its owner'),
    [SOLUTION]: TEXT,
  });
  const found = await overlapsOf(copy);
  expect(found).toHaveLength(10);
  expect(found[0]).toMatchObject({ submission_id: taken, key: PROBLEM });
  expect(found.slice(1).every(({ key, similarity }) => key === SOLUTION && similarity === 1)).toBe(true);
});

it('forgets a submission with its fingerprints, and has them anew when a review is run again', async () => {
  const { id: cohortId } = await world.cohort();
  const first = await submit(world.live, cohortId, { [PROBLEM]: TEXT });
  reviewer.next(failing(new ReviewerError('refused')));
  const again = await submit(world.live, cohortId, { [PROBLEM]: TEXT });
  expect(await overlapsOf(again)).toEqual([]);
  await service.database.query(
    `insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
     select $1, 'left_behind', organisation_id, bands, sketch from answer_fingerprints where submission_id = $2`,
    [again, first],
  );
  await portal.post(`/v1/portal/submissions/${again}/retry`);
  await eventually(async () => (await world.live.get(`/v1/api/applications/${again}`)).body['status'] === 'complete');
  expect(await overlapsOf(again)).toMatchObject([{ submission_id: first, key: PROBLEM }]);
  const keys = 'select answer_key from answer_fingerprints where submission_id = $1';
  expect(await service.database.query(keys, [again])).toEqual([{ answer_key: PROBLEM }]);
  await service.database.query('delete from submissions where id = $1', [first]);
  expect(await service.database.query(keys, [first])).toEqual([]);
  expect(await overlapsOf(again)).toEqual([]);
});

it('reads near copies alone, and no cohort as a whole', async () => {
  const { id: cohortId } = await world.cohort();
  const { organisationId } = world;
  const id = await submit(world.live, cohortId, { [PROBLEM]: TEXT });
  await service.database.query(
    `with added as (
       insert into submissions (id, organisation_id, cohort_id, environment, contact_email, answers, submitted_at, updated_at)
       select gen_random_uuid(), $1, $2, 'live', 'founder@example.com', '[]', now(), now() from generate_series(1, 5000)
       returning id
     )
     insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
     select id, 'a', $1, array[n, n, n, n, n, n, n, n], '{1}' from (select id, row_number() over () as n from added) numbered`,
    [organisationId, cohortId],
  );
  await service.database.query('analyze submissions, answer_fingerprints');
  const client = new pg.Client({
    connectionString: service.stores.databaseUrl,
    options: `-c role=${DATABASE_ROLES.tenant}`,
  });
  await client.connect();
  await client.query(`select set_config('app.organisation', $1, false)`, [organisationId]);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, timing off) ${CANDIDATES.replaceAll('$1', `'${organisationId}'`).replace('$2', `'${id}'`)}`,
  );
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const found = [...plan.matchAll(/actual rows=([\d.]+) loops=(\d+)/g)].map(
    ([, each, times]) => Number(each) * Number(times),
  );
  const passedOver = [...plan.matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, many]) => Number(many));
  expect(found.length).toBeGreaterThan(8);
  expect(Math.max(...found, ...passedOver)).toBeLessThan(100);
});
