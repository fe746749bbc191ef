import { readFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { ServiceProcess } from '../../support/service-process.js';
import { application, World } from '../../support/world.js';

/** Too long to be read on the event loop; see `review-desk.ts`. */
const LONG = 'Small dairies lose milk because a failing cooler is noticed too late. '.repeat(60);

let service: TestApp;
let world: World;
let subject: ServiceProcess;
let client: ApiClient;

/** All other tests have the sources; this is about what the bundle could do differently: packages twice, and names. */
beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  subject = ServiceProcess.spawn(service.stores, { ROLE: 'all' });
  client = new ApiClient(await subject.ready(), world.keys.live);
});
afterAll(async () => {
  await subject.kill();
  await service.close();
});

it.each(['openapi.json', 'openapi-portal.json'])('has the very %s that the sources have', async (file) => {
  const { body } = await client.get(`/${file}`);
  expect(body).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

it('has the files of the docs and of the portal', async () => {
  for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/portal/']) {
    expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 200 });
  }
});

it('finds what is wrong deep in a body, in the very words', async () => {
  const { id } = await world.cohort();
  const bad = application(id, { answers: [{ key: 7, value: 'A text' }, { key: 'two' }] });
  const [bundled, compiled] = await Promise.all(
    [client, world.live].map((one) => one.post('/v1/api/applications', bad)),
  );
  expect(bundled?.status).toBe(400);
  const own = { request_id: expect.any(String) as string };
  expect({ ...bundled?.body, ...own }).toEqual({ ...compiled?.body, ...own });
  expect(bundled?.text).toContain('answers');
});

it('reviews an application that is read on a thread', async () => {
  const { id } = await world.cohort();
  const answers = ['one', 'two', 'three'].map((key) => ({ key, value: `${key}. ${LONG}` }));
  const accepted = await client.post('/v1/api/applications', application(id, { answers }));
  expect(accepted.status).toBe(202);
  const { submission_id: submissionId } = accepted.body as { submission_id: string };
  const record = await client.get(`/v1/api/applications/${submissionId}?wait=60`);
  expect(record.body).toMatchObject({ status: 'complete' });
});
