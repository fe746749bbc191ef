import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { failing, ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, submitAndWait, World } from '../../support/world.js';

const reviewer = new ScriptedReviewer();

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service, { tokens: 10 });
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohortId = (await world.cohort({ reviewPrice: 3 })).id;
});
afterAll(() => service.close());

async function failedSubmission(): Promise<string> {
  reviewer.next(failing(new ReviewerError('refused')));
  const { id, failure_code } = await submitAndWait(world.live, application(cohortId));
  expect(failure_code).toBe('review_refused');
  return String(id);
}
const retry = (id: string): Promise<Answer> => portal.post(`/v1/portal/submissions/${id}/retry`);
const ledgerOf = (id: string): Promise<unknown> =>
  service.database.query('select kind, amount, run from token_entries where submission_id = $1 order by id', [id]);
const balance = async (): Promise<unknown> => (await world.live.get('/v1/api/balance')).body;

it('reviews a failed submission again, at the price of today, and charges it once', async () => {
  const id = await failedSubmission();
  await portal.send('PATCH', `/v1/portal/cohorts/${cohortId}`, { review_price: 2 });
  const { status, body } = await retry(id);
  expect(status).toBe(202);
  expect(body).toMatchObject({
    id,
    status: expect.stringMatching(/pending|processing|complete/) as string,
    failure_code: null,
  });
  // The queue still remembers the failed job of the first run; waiting for the sweeper would take a minute.
  await eventually(
    async () => (await world.live.get(`/v1/api/applications/${id}`)).body['status'] === 'complete',
    5_000,
  );
  expect(await ledgerOf(id)).toEqual([
    { kind: 'reserve', amount: -3, run: 1 },
    { kind: 'release', amount: 3, run: 1 },
    { kind: 'reserve', amount: -2, run: 2 },
    { kind: 'settle', amount: 0, run: 2 },
  ]);
  expect(await balance()).toEqual({ balance: 8, reserved: 0 });
  const { body: detail } = await portal.get(`/v1/portal/submissions/${id}`);
  expect((detail['timeline'] as { run: number }[]).map(({ run }) => run)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(detail['report']).not.toBeNull();
});

it('can be done again when it fails again', async () => {
  const id = await failedSubmission();
  for (const run of [2, 3]) {
    reviewer.next(failing(new ReviewerError('refused')));
    expect((await retry(id)).status).toBe(202);
    await eventually(async () => ((await ledgerOf(id)) as unknown[]).length === run * 2, 5_000);
  }
  expect(await balance()).toEqual({ balance: 8, reserved: 0 });
});

it('refuses what has not failed', async () => {
  const { id } = await submitAndWait(world.live, application(cohortId));
  expect(await retry(String(id))).toMatchObject({
    status: 409,
    body: { code: 'invalid_transition', error: 'Only a failed submission can be reviewed again' },
  });
});

it('starts one new run however many ask at once', async () => {
  const id = await failedSubmission();
  const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
  await eventually(
    async () => (await world.live.get(`/v1/api/applications/${id}`)).body['status'] === 'complete',
    5_000,
  );
});

it('leaves everything as it was when the balance does not cover it', async () => {
  const id = await failedSubmission();
  const before = (await world.live.get(`/v1/api/applications/${id}`)).body;
  await portal.send('PATCH', `/v1/portal/cohorts/${cohortId}`, { review_price: 100 });
  const { status, body } = await retry(id);
  expect([status, body]).toMatchObject([
    402,
    { code: 'insufficient_tokens', required: 100, balance: expect.any(Number) as number },
  ]);
  expect((await world.live.get(`/v1/api/applications/${id}`)).body).toEqual(before);
  expect(await ledgerOf(id)).toHaveLength(2);
});
