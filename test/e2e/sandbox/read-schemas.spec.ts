import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/api/sandbox/schema';

let service: TestApp;
let sandbox: ApiClient;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  sandbox = world.test;
});

it('lists one stub schema, of the shape that live schemas have', async () => {
  const cohort = await world.cohort();
  await sandbox.post('/v1/api/schema', { cohort_id: cohort.id, name: 'Form', fields: [{ label: 'Problem' }] });
  const live = await sandbox.get<{ schemas: [Record<string, unknown>] }>('/v1/api/schema');
  const { status, body } = await sandbox.get<{ schemas: [Record<string, unknown>] }>(PATH);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(Object.keys(live.body));
  expect(Object.keys(body.schemas[0]).sort()).toEqual(Object.keys(live.body.schemas[0]).sort());
  expect(body).toMatchObject({
    next_cursor: null,
    schemas: [{ fields: [{ clarity_role: 'problem' }, { clarity_role: null }] }],
  });
});

it.each(['01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'any-id_1', 'x'.repeat(128)])(
  'reads the stub schema as %s',
  async (id) => {
    const { status, body } = await sandbox.get(`${PATH}/${id}`);
    expect(status).toBe(200);
    const stub = await sandbox.get(`${PATH}/other`);
    expect(body).toEqual({ ...stub.body, schema_id: id });
  },
);

it.each(['x'.repeat(129), '%00', 'a%20b', '%C3%A9', 'a%0Ab'])('knows no schema of the id %s', async (id) => {
  const { status, body } = await sandbox.get(`${PATH}/${id}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: 'Schema not found', code: 'schema_not_found' });
});
