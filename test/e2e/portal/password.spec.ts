import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const NEW = 'dairy cooperatives renew twice';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
});
beforeEach(async () => {
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const change = (current: unknown, next: unknown): Promise<Answer> =>
  portal.send('PUT', '/v1/portal/session/password', { current_password: current, new_password: next });
const signsIn = async (password: string): Promise<boolean> =>
  (await portal.post('/v1/portal/session', { email: world.email, password })).status === 200;

it('changes the password, and ends every session but the one it was changed in', async () => {
  const elsewhere = await PortalClient.signIn(service.baseUrl, world);
  const { status, text } = await change(world.password, NEW);
  expect([status, text]).toEqual([204, '']);
  expect((await elsewhere.get('/v1/portal/session')).status).toBe(401);
  expect((await portal.get('/v1/portal/session')).status).toBe(200);
  expect([await signsIn(world.password), await signsIn(NEW)]).toEqual([false, true]);
});

it('leaves the sessions of others alone', async () => {
  const other = await PortalClient.signIn(service.baseUrl, await World.create(service));
  await change(world.password, NEW);
  expect((await other.get('/v1/portal/session')).status).toBe(200);
});

it.each<[string, unknown, unknown, number, string]>([
  ['the wrong password', 'wrong', NEW, 400, 'current_password'],
  ['no password', undefined, NEW, 400, 'current_password'],
  ['a short one', 'wrong', '1234567', 400, 'new_password'],
  ['one that everybody has', 'wrong', 'qwertyuiop', 400, 'new_password'],
  ['one that is too long', 'wrong', 'x'.repeat(129), 422, 'new_password'],
])('changes nothing with %s', async (_, current, next, status, field) => {
  expect(await change(current, next)).toMatchObject({ status, body: { invalid_fields: [field] } });
  expect(await signsIn(world.password)).toBe(true);
});

it('lets nobody guess the password at a browser that was left open', async () => {
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push((await change('wrong', NEW)).status);
  expect(answers).toContain(429);
  expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
});
