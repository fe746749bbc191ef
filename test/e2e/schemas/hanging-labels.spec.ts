import { FieldThreads } from '../../../src/modules/fields/field-reader.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { hangingScript } from '../../support/hanging-threads.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  const threads = new FieldThreads(hangingScript('modules/fields/infer-on-thread.js', 'runFieldsTask'));
  service = await startTestApp({
    settings: { ROLE: 'api' },
    overrides: [{ provide: FieldThreads, useValue: threads }],
  });
  world = await World.create(service);
});
afterAll(() => service.close());

const LABELS = ['What problem are you solving?', 'What hangs in label.js for good?', 'Your e-mail address'];

it('registers a schema with a label that cannot be read as questions for texts, while others are served', async () => {
  const { id } = await world.cohort();
  let isOver = false;
  const registering = world.live
    .post('/v1/api/schema', { cohort_id: id, fields: LABELS.map((label) => ({ label })) })
    .finally(() => {
      isOver = true;
    });
  expect((await world.live.get('/health/live')).status).toBe(200);
  expect(isOver).toBe(false);
  const { status, body } = await registering;
  expect(status).toBe(201);
  expect(body['fields']).toEqual([
    expect.objectContaining({ key: 'what_problem_are_you_solving', field_type: 'text', clarity_role: null }),
    expect.objectContaining({ key: 'what_hangs_in_label_js_for_good', field_type: 'text', clarity_role: null }),
    expect.objectContaining({ key: 'your_e_mail_address', field_type: 'text', clarity_role: null }),
  ]);
});

it('stores an edited form with one, and makes the plain form of a brief that cannot be read', async () => {
  const { id } = await world.cohort({ brief: 'It hangs in form-generator.js for good.' });
  const team = await PortalClient.signIn(service.baseUrl, world);
  const path = `/v1/portal/cohorts/${id}/form`;
  const edited = await team.send('PUT', path, { fields: LABELS.map((label) => ({ label })) });
  expect(edited.status).toBe(200);
  expect(
    ((edited.body as Record<string, unknown>)['fields'] as { field_type: string }[]).map(
      ({ field_type }) => field_type,
    ),
  ).toEqual(['text', 'text', 'text']);
  const { id: plain } = await world.cohort({ brief: null });
  const labelsOf = async (cohort: string): Promise<string[]> => {
    const { status, body } = await team.post(`/v1/portal/cohorts/${cohort}/form/generate`);
    expect(status).toBe(200);
    return (body['fields'] as { label: string }[]).map(({ label }) => label);
  };
  expect(await labelsOf(id)).toEqual(await labelsOf(plain));
});
