import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { AdminCommands, type Created, expectFailure, UNKNOWN } from '../../support/admin-commands.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';

let service: TestApp;
let admin: AdminCommands;
let created: Created;
let base: string[];

beforeAll(async () => {
  service = await sharedTestApp('api');
  admin = new AdminCommands(service.stores.databaseUrl);
  created = await admin.createOrganisation('Key holders', 'keys@acme.example');
  base = ['create-key', '--organisation', created.organisation_id, '--environment', 'test', '--name', 'Site'];
});
afterAll(() => {
  admin.close();
});

describe('create-key', () => {
  it('makes a key with the usual scopes unless told otherwise', async () => {
    const { scopes } = await admin.succeed<{ scopes: string[] }>(...base);
    expect(scopes).toEqual(['applications:write', 'applications:read', 'insights:read']);
  });

  it('makes a key with the scopes, the cohort, the expiry and the rate limit that are asked for', async () => {
    const portal = await PortalClient.signIn(service.baseUrl, created.portal);
    const { body: cohort } = await portal.post('/v1/portal/cohorts', { name: 'Spring' });
    const limits = ['--cohort', String(cohort['id']), '--expires-at', '2036-01-01T00:00:00Z', '--rate-limit', '7'];
    const key = await admin.succeed<{ key: string }>(...base, '--scopes', 'insights:read', ...limits);
    expect(key).toMatchObject({ rate_limit_per_minute: 7 });
    const me = await new ApiClient(service.baseUrl, key.key).get('/v1/api/me');
    expect(me.headers.get('ratelimit-policy')).toBe('"default";q=7;w=60');
    expect(me.body).toMatchObject({
      env: 'test',
      key_name: 'Site',
      scopes: ['insights:read'],
      cohort_id: cohort['id'],
      expires_at: '2036-01-01T00:00:00.000',
    });
  });

  it('makes none for a cohort or an organisation that is not there', async () => {
    expectFailure(await admin.run([...base, '--cohort', UNKNOWN]), 1, 'Cohort not found.');
    const elsewhere = base.map((word) => (word === created.organisation_id ? UNKNOWN : word));
    expectFailure(await admin.run(elsewhere), 1, 'There is no organisation');
  });
});

it('list-keys names each key, and revoke-key ends one', async () => {
  const { organisation_id: id } = await admin.createOrganisation('Three keys', 'three@acme.example');
  const list = (): Promise<Record<string, unknown>[]> => admin.succeed('list-keys', '--organisation', id);
  const made = ['--organisation', id, '--environment', 'live', '--name', 'Third'];
  const { key = '', id: keyId = '' } = await admin.succeed<Record<string, string>>('create-key', ...made);
  const client = new ApiClient(service.baseUrl, key);
  expect((await client.get('/v1/api/me')).status).toBe(200);
  const listed = await list();
  expect(listed.map(({ name, revoked_at: revokedAt }) => [name, revokedAt])).toEqual([
    ['Third', null],
    ['First test key', null],
    ['First live key', null],
  ]);
  expect(listed[0]).toMatchObject({ id: keyId, last_four: key.slice(-4) });
  await admin.succeed('revoke-key', '--organisation', id, '--key', keyId);
  expect((await list())[0]?.['revoked_at']).toEqual(expect.any(String));
  await eventually(async () => (await client.get('/v1/api/me')).status === 401);
  const unknown = await admin.run(['revoke-key', '--organisation', id, '--key', UNKNOWN]);
  expectFailure(unknown, 1, 'API key not found.');
});
