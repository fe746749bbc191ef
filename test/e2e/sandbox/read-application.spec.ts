import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { application, World } from '../../support/world.js';

const PATH = '/v1/api/sandbox/applications';

let service: TestApp;
let sandbox: ApiClient;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  sandbox = world.test;
});

it('reads the stub submission under any id, of the shape that live submissions have', async () => {
  const accepted = await sandbox.post('/v1/api/applications', application((await world.cohort()).id));
  const live = await sandbox.get(`/v1/api/applications/${String(accepted.body['submission_id'])}`);
  for (const id of ['01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'ABC-1', 'a:b~c']) {
    const { status, body } = await sandbox.get(`${PATH}/${id}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(Object.keys(live.body));
    expect(body).toMatchObject({ id, status: 'complete', is_preview: true, review_status: null });
  }
});

it('reads what was just submitted', async () => {
  const { headers, body } = await sandbox.post(PATH, { cohort_id: 'any' });
  const read = await sandbox.get(headers.get('location') ?? '');
  expect(read.body).toMatchObject({ id: body['submission_id'], status: 'complete' });
});

it.each(['x'.repeat(129), '%00', 'a%20b', '%7F'])('knows no submission of the id %s', async (id) => {
  const { status, body } = await sandbox.get(`${PATH}/${id}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: 'Submission not found', code: 'submission_not_found' });
});
