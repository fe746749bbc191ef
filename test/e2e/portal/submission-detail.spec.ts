import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

const detail = async (id: unknown) => portal.get(`/v1/portal/submissions/${String(id)}`);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/) as string;

it('shows the record, the answers with their labels, the full report and the timeline', async () => {
  const cohort = await world.cohort();
  const answers = [...(application(cohort.id)['answers'] as { key: string; value: string }[]), { key: 'shoe_size', value: '43' }];
  const record = await submitAndWait(world.live, application(cohort.id, { answers, external_id: 'crm-1' }));
  const { status, body, headers } = await detail(record['id']);
  expect(status).toBe(200);
  expect(headers.get('etag')).toMatch(/^"\d+"$/);
  expect(body).toMatchObject(record);
  const form = (await world.live.get<{ form: { fields: { key: string; label: string }[] } }>(`/v1/api/programs/${cohort.id}`)).body.form;
  const labels = new Map(form.fields.map(({ key, label }) => [key, label]));
  expect(body['answers']).toEqual(answers.map(({ key, value }) => ({ key, label: labels.get(key) ?? null, value })));
  const { body: report } = await world.live.get(`/v1/api/applications/${String(record['id'])}/insights?include=provenance`);
  expect(body['report']).toEqual(report);
  expect(report['provenance']).toBeDefined();
  for (const name of ['verdict', 'clarity_score', 'founder_fit_score', 'idea_strength_score']) expect(body[name]).toBe(report[name]);
  expect(body['timeline']).toEqual(
    ['schema_validation', 'ai_review', 'score_generation', 'report'].map((stage) => ({
      run: 1,
      attempt: 1,
      stage,
      started_at: TIME,
      ended_at: TIME,
      result: 'passed',
      usage: null,
    })),
  );
});

it('tells when each stage began and when it ended, to the millisecond', async () => {
  const { id } = await submitAndWait(world.live, application((await world.cohort()).id));
  await service.database.query('update review_attempts set passages = $2 where submission_id = $1', [
    id,
    JSON.stringify([['schema_validation', 1_700_000_000_001, 1_700_000_000_020], ['ai_review', 1_700_000_000_020, 1_700_000_001_345]]),
  ]);
  expect((await detail(id)).body['timeline']).toMatchObject([
    { stage: 'schema_validation', started_at: '2023-11-14T22:13:20.001', ended_at: '2023-11-14T22:13:20.020' },
    { stage: 'ai_review', started_at: '2023-11-14T22:13:20.020', ended_at: '2023-11-14T22:13:21.345' },
  ]);
});

it('labels answers by the schema they were made with', async () => {
  const cohort = await world.cohort();
  const fields = [{ label: 'What problem are you solving?' }];
  const { body: schema } = await world.live.post('/v1/api/schema', { cohort_id: cohort.id, fields });
  const answers = [{ key: 'what_problem_are_you_solving', value: 'Spoilt milk.' }];
  const sent = application(cohort.id, { schema_id: schema['schema_id'], answers });
  const { body: accepted } = await world.live.post('/v1/api/applications', sent);
  expect((await detail(accepted['submission_id'])).body['answers']).toEqual([{ ...answers[0], label: 'What problem are you solving?' }]);
});

it('shows previews too, and what is not reviewed yet or never will be', async () => {
  const cohort = await world.cohort();
  const failed = await submitAndWait(world.test, application(cohort.id, { contact_email: 'failed@simulator.test' }));
  const { body } = await detail(failed['id']);
  expect(body).toMatchObject({ is_preview: true, status: 'failed', failure_code: 'simulated', report: null, verdict: null });
  expect((body['timeline'] as { result: string }[]).at(-1)?.result).toBe('failed');
  expect(body['notes']).toEqual([]);
});

it('gives another tag as the submission changes', async () => {
  const cohort = await world.cohort();
  const { body: accepted } = await world.live.post('/v1/api/applications', application(cohort.id));
  const first = await detail(accepted['submission_id']);
  const decided = await portal.send('PATCH', `/v1/portal/submissions/${String(accepted['submission_id'])}`, { review_status: 'in_review' }, {
    headers: { 'if-match': '*' },
  });
  expect(decided.status).toBe(200);
  expect(decided.headers.get('etag')).not.toBe(first.headers.get('etag'));
});
