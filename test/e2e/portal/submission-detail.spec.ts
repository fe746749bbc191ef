import { STAGE_NAMES } from '../../../src/modules/review/stages/stages.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const detail = async (id: unknown) => portal.get(`/v1/portal/submissions/${String(id)}`);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/) as string;

it('shows the record, the answers with their labels, the full report and the timeline', async () => {
  const cohort = await world.cohort();
  const answers = [
    ...(application(cohort.id)['answers'] as { key: string; value: string }[]),
    { key: 'shoe_size', value: '43' },
  ];
  const record = await submitAndWait(world.live, application(cohort.id, { answers, external_id: 'crm-1' }));
  const { status, body, headers } = await detail(record['id']);
  expect(status).toBe(200);
  expect(headers.get('etag')).toMatch(/^"\d+"$/);
  expect(body).toMatchObject(record);
  const form = (
    await world.live.get<{ form: { fields: { key: string; label: string }[] } }>(`/v1/api/programs/${cohort.id}`)
  ).body.form;
  const labels = new Map(form.fields.map(({ key, label }) => [key, label]));
  expect(body['answers']).toEqual(
    answers.map(({ key, value }) => ({ key, label: labels.get(key) ?? null, value, misses_type: null })),
  );
  const { body: report } = await world.live.get(
    `/v1/api/applications/${String(record['id'])}/insights?include=provenance`,
  );
  expect(body['report']).toEqual(report);
  expect(report['provenance']).toBeDefined();
  for (const name of ['verdict', 'clarity_score', 'founder_fit_score', 'idea_strength_score'])
    expect(body[name]).toBe(report[name]);
  expect(body['timeline']).toEqual(
    STAGE_NAMES.map((stage) => ({
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
    JSON.stringify([
      ['schema_validation', 1_700_000_000_001, 1_700_000_000_020],
      ['ai_review', 1_700_000_000_020, 1_700_000_001_345],
    ]),
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
  expect((await detail(accepted['submission_id'])).body['answers']).toEqual([
    { ...answers[0], label: 'What problem are you solving?', misses_type: null },
  ]);
});

it('tells what the venture is called, which answers are none to their questions, and what was not answered', async () => {
  const cohort = await world.cohort();
  const labels = [
    'Company name',
    'When did you start?',
    'How many people work full time?',
    'What problem are you solving?',
    'What did you try before? (optional)',
  ];
  const fields = labels.map((label, at) => ({
    label,
    ...(at === 1 && { field_type: 'date' }),
    ...(at === 2 && { field_type: 'number' }),
  }));
  const { body: schema } = await world.live.post<{ schema_id: string; fields: { key: string }[] }>('/v1/api/schema', {
    cohort_id: cohort.id,
    fields,
  });
  const values = ['Coolwatch', 'never', '12', 'Milk spoils.', ''];
  const answers = schema.fields.map(({ key }, at) => ({ key, value: values[at] ?? '' }));
  const { body: accepted } = await world.live.post(
    '/v1/api/applications',
    application(cohort.id, { schema_id: schema.schema_id, answers }),
  );
  const { body } = await detail(accepted['submission_id']);
  expect(body['venture_name']).toBe('Coolwatch');
  expect((body['answers'] as { misses_type: unknown }[]).map(({ misses_type }) => misses_type)).toEqual([
    null,
    'date',
    null,
    null,
    null,
  ]);
  expect(body['unanswered']).toMatchObject([{ label: labels[4], required: false }]);
});

it('tells what else came from the same address, to whichever cohort, and nothing of previews or strangers', async () => {
  const [spring, autumn] = [await world.cohort({ name: 'Spring' }), await world.cohort({ name: 'Autumn' })];
  const contact = { contact_email: 'returning@example.com' };
  const send = async (
    client: typeof world.live,
    cohortId: string,
    change: Record<string, unknown> = contact,
  ): Promise<string> =>
    String((await client.post('/v1/api/applications', application(cohortId, change))).body['submission_id']);
  const stranger = await World.create(service);
  const first = await send(world.live, spring.id);
  await send(world.test, spring.id);
  await send(world.live, spring.id, { contact_email: 'other@example.com' });
  await send(stranger.live, (await stranger.cohort()).id);
  const second = await send(world.live, autumn.id);
  const others = async (id: string): Promise<unknown> => (await detail(id)).body['from_same_address'];
  expect(await others(second)).toMatchObject([{ id: first, cohort_id: spring.id }]);
  expect(await others(first)).toMatchObject([{ id: second, cohort_id: autumn.id }]);
});

it('shows previews too, and what is not reviewed yet or never will be', async () => {
  const cohort = await world.cohort();
  const failed = await submitAndWait(world.test, application(cohort.id, { contact_email: 'failed@simulator.test' }));
  const { body } = await detail(failed['id']);
  expect(body).toMatchObject({
    is_preview: true,
    status: 'failed',
    failure_code: 'simulated',
    report: null,
    verdict: null,
  });
  expect((body['timeline'] as { result: string }[]).at(-1)?.result).toBe('failed');
  expect(body['notes']).toEqual([]);
});

it('gives another tag as the submission changes', async () => {
  const cohort = await world.cohort();
  const { body: accepted } = await world.live.post('/v1/api/applications', application(cohort.id));
  const first = await detail(accepted['submission_id']);
  const decided = await portal.send(
    'PATCH',
    `/v1/portal/submissions/${String(accepted['submission_id'])}`,
    { review_status: 'in_review' },
    {
      headers: { 'if-match': '*' },
    },
  );
  expect(decided.status).toBe(200);
  expect(decided.headers.get('etag')).not.toBe(first.headers.get('etag'));
});
