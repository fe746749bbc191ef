import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { NO_TEXTS } from '../../support/no-texts.js';
import { application, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let cohortId: string;
let id: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
  const { body } = await world.live.post('/v1/api/applications', application(cohortId, { external_id: 'crm-1' }));
  id = String(body['submission_id']);
});

describe('GET /v1/api/applications/{submission_id}', () => {
  it('answers the record, and nothing that is not promised', async () => {
    const { status, body } = await world.live.get(`/v1/api/applications/${id}`);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/) as string;
    expect(status).toBe(200);
    expect(body).toEqual({
      ...NO_TEXTS,
      id,
      reference: expect.stringMatching(/^ACOHO-\w{4}$/) as string,
      cohort_id: cohortId,
      schema_id: null,
      external_id: 'crm-1',
      founder_name: 'Ada Okafor',
      contact_email: 'ada@example.com',
      status: 'pending',
      failure_code: null,
      review_status: null,
      submitted_at: time,
      updated_at: time,
      withdrawn_at: null,
      is_preview: false,
    });
  });

  it('speaks UTC, whatever the zone of the process', async () => {
    const { body } = await world.live.get(`/v1/api/applications/${id}`);
    expect(Math.abs(Date.parse(`${String(body['submitted_at'])}Z`) - Date.now())).toBeLessThan(60_000);
  });

  it('finds it under the upper-case form of its id, like any UUID', async () => {
    expect((await world.live.get(`/v1/api/applications/${id.toUpperCase()}`)).body['id']).toBe(id);
  });

  it.each(['01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'x', '%00', '1%20or%201=1', 'é', 'x'.repeat(3_000)])(
    'answers 404 to the unknown id %p',
    async (unknown) => {
      const { status, body } = await world.live.get(`/v1/api/applications/${unknown}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: 'Submission not found', code: 'submission_not_found' });
    },
  );

  it('hides it from the other environment, another organisation, and a key of another cohort', async () => {
    const stranger = await World.create(service);
    const restricted = await world.key({ cohortId: (await world.cohort()).id });
    const own = await world.key({ cohortId });
    for (const client of [world.test, stranger.live, restricted.client]) {
      const { status, body } = await client.get(`/v1/api/applications/${id}`);
      expect(status).toBe(404);
      expect({ ...body, request_id: '' }).toEqual({
        error: 'Submission not found',
        code: 'submission_not_found',
        doc_url: '/docs/errors/submission_not_found',
        request_id: '',
      });
    }
    expect((await own.client.get(`/v1/api/applications/${id}`)).status).toBe(200);
  });

  it('needs the scope applications:read', async () => {
    const { client } = await world.key({ scopes: ['applications:write', 'insights:read'] });
    const { status, body } = await client.get(`/v1/api/applications/${id}`);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'insufficient_scope', required_scopes: ['applications:read'] });
  });
});
