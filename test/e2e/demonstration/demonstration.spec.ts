import { type Demonstration } from '../../../src/demonstration/demo-file.js';
import { EXAMPLE_ANSWERS } from '../../../src/demonstration/example-application.js';
import { SAMPLES } from '../../../src/demonstration/sample-applications.js';
import { doTeamWork } from '../../../src/demonstration/team-work.js';
import { COHORT_STATUSES, type CohortStatus } from '../../../src/modules/cohorts/cohort-status.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { demonstrate, finishDemonstration } from '../../support/demonstration.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';

/** Reviews nothing, so that what is to be reviewed later is still to be seen. */
let service: TestApp;
let demo: Demonstration;
let newcomer: ApiClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  demo = await demonstrate(service);
  newcomer = new ApiClient(service.baseUrl, demo.keys.test);
});
afterAll(() => service.close());

async function numberOf(sql: string): Promise<number> {
  const [row] = await service.database.query<{ number: string }[]>(`select count(*) as number from ${sql}`);
  return Number(row?.number);
}

it('is an organisation to try everything with: a cohort in each status, all scopes, and 10,000 tokens to spend', async () => {
  const { body: programs } = await newcomer.get<{ programs: { id: string; status: CohortStatus }[] }>(
    '/v1/api/programs?status=all',
  );
  expect(Object.fromEntries(programs.programs.map(({ id, status }) => [status, id]))).toEqual(demo.cohorts);
  expect(programs.programs).toHaveLength(COHORT_STATUSES.length);
  expect((await newcomer.get('/v1/api/me')).body).toMatchObject({
    cohort_id: null,
    scopes: ['applications:write', 'applications:read', 'insights:read'],
  });
  expect((await newcomer.get('/v1/api/balance')).body).toEqual({ balance: 10_000, reserved: 26 });
});

it('asks founders about their business and not about herds, which the application that is pasted answers', async () => {
  const { body } = await newcomer.get<{
    form_validation: string;
    form: { fields: { key: string; label: string; help: string; required: boolean }[] };
  }>(`/v1/api/programs/${demo.cohorts.open}`);
  expect(body.form_validation).toBe('lenient');
  expect(JSON.stringify(body.form.fields)).not.toMatch(/herd|crop|field trial/i);
  const required = body.form.fields.filter((field) => field.required).map(({ key }) => key);
  expect(EXAMPLE_ANSWERS.map<string>(({ key }) => key).sort()).toEqual(required.sort());
});

it('holds twenty-four applications to two cohorts, of many days, and previews', async () => {
  expect(await numberOf(`submissions where environment = 'live'`)).toBe(24);
  expect(await numberOf(`(select distinct cohort_id from submissions where environment = 'live') of_cohorts`)).toBe(2);
  expect(await numberOf(`(select distinct submitted_at::date from submissions) days`)).toBeGreaterThan(15);
  expect(await numberOf('submissions where submitted_at > now()')).toBe(0);
  expect(await numberOf(`submissions where environment = 'test'`)).toBe(2);
  expect(
    await numberOf(
      `(select contact_email from submissions where environment = 'live' group by 1 having count(distinct cohort_id) = 2) returning_ones`,
    ),
  ).toBe(1);
});

it(`has a newcomer's own application first in the list, and reviewed before the others`, async () => {
  const body = { cohort_id: demo.cohorts.open, contact_email: 'ada@example.com', answers: EXAMPLE_ANSWERS };
  const { status, body: accepted } = await newcomer.post('/v1/api/applications', body);
  expect({ status, warnings: accepted['warnings'] }).toEqual({ status: 202, warnings: undefined });
  const { body: list } = await newcomer.get<{ applications: { id: string }[] }>('/v1/api/applications?limit=1');
  expect(list.applications[0]?.id).toBe(accepted['submission_id']);
  expect(await numberOf(`review_tasks where available_at > owed_since + interval '2 seconds'`)).toBe(26);
  expect(
    await numberOf(`(select available_at::timestamptz(0) from review_tasks group by 1 having count(*) > 6) crowds`),
  ).toBe(0);
});

it('is gone on with after a stop without doing anything twice, and leaves alone what somebody else has decided', async () => {
  const worker = await startTestApp({ stores: service.stores, settings: { ROLE: 'worker' } });
  await service.database.query('update review_tasks set available_at = now()');
  const stopping = new AbortController();
  const work = doTeamWork(service.app, demo, stopping.signal);
  await eventually(async () => (await numberOf('review_decisions')) >= 2);
  stopping.abort();
  expect(await work).toBe(false);
  const owner = await PortalClient.signIn(service.baseUrl, demo.portal);
  const [sample, ...others] = [...(SAMPLES.open?.live ?? [])]
    .reverse()
    .filter(({ decisions }) => decisions !== undefined);
  const { body: found } = await owner.get<{ submissions: { id: string }[] }>(
    `/v1/portal/submissions?q=${String(sample?.external_id)}`,
  );
  const path = `/v1/portal/submissions/${String(found.submissions[0]?.id)}`;
  expect(
    await owner.send('PATCH', path, { review_status: 'withdrawn' }, { headers: { 'if-match': '*' } }),
  ).toMatchObject({ status: 200 });
  for (let start = 0; start < 2; start += 1) await finishDemonstration(service, demo);
  const done = [...others, ...(SAMPLES.closed?.live ?? [])];
  expect(await numberOf('review_decisions')).toBe(1 + done.flatMap(({ decisions = [] }) => decisions).length);
  expect((await owner.get(path)).body['review_status']).toBe('withdrawn');
  const all = [...(SAMPLES.open?.live ?? []), ...(SAMPLES.closed?.live ?? [])];
  expect(await numberOf('submission_notes')).toBe(all.flatMap(({ notes = [] }) => notes).length);
  expect(await numberOf('members')).toBe(3);
  expect((await newcomer.get('/v1/api/balance')).body).toMatchObject({ balance: 9_999 });
  await worker.close();
});

it('shows what the pages of the team are for', async () => {
  const owner = await PortalClient.signIn(service.baseUrl, demo.portal);
  const { body: analytics } = await owner.get<{
    industries: Record<string, number>;
    by_review_status: Record<string, number>;
    verdicts: Record<string, number>;
  }>(`/v1/portal/cohorts/${demo.cohorts.open}/analytics`);
  const used = (counts: Record<string, number>): number => Object.values(counts).filter((count) => count > 0).length;
  expect(used(analytics.verdicts)).toBe(5);
  expect(used(analytics.by_review_status)).toBeGreaterThanOrEqual(6);
  expect(await numberOf(`(select distinct industry_field from insights_reports) industries`)).toBeGreaterThanOrEqual(6);
  for (const flag of ['prompt_injection', 'personal_data', 'unsupported_language', 'keyword_stuffing']) {
    expect({ flag, reports: await numberOf(`insights_reports where guard_rail_flags::text like '%${flag}%'`) }).toEqual(
      { flag, reports: 1 },
    );
  }
  const { body: copy } = await owner.get<{ submissions: { id: string }[] }>('/v1/portal/submissions?q=spring-04');
  const { body: detail } = await owner.get(`/v1/portal/submissions/${String(copy.submissions[0]?.id)}`);
  expect(JSON.stringify(detail)).toContain('Benedikt Osei');
});
