import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { AdminCommands, type Created, expectFailure, resultOf, UNKNOWN } from '../../support/admin-commands.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application } from '../../support/world.js';

let service: TestApp;
let admin: AdminCommands;
let created: Created;

beforeAll(async () => {
  service = await sharedTestApp('api');
  admin = new AdminCommands(service.stores.databaseUrl);
  const words = ['--name', 'Acme Ventures', '--email', 'owner@acme.example', '--tokens', '5'];
  created = await admin.succeed('create-organisation', ...words);
});
afterAll(() => {
  admin.close();
});

describe('create-organisation', () => {
  it('prints what is needed to start, and it works', async () => {
    expect(created).toEqual({
      organisation_id: expect.any(String) as string,
      portal: { email: 'owner@acme.example', password: expect.any(String) as string },
      keys: {
        live: expect.stringMatching(/^inc_live_/) as string,
        test: expect.stringMatching(/^inc_test_/) as string,
      },
    });
    const portal = await PortalClient.signIn(service.baseUrl, created.portal);
    expect((await portal.get('/v1/portal/session')).body).toMatchObject({
      organisation: { id: created.organisation_id, name: 'Acme Ventures' },
      role: 'owner',
    });
    for (const env of ['live', 'test'] as const) {
      const client = new ApiClient(service.baseUrl, created.keys[env]);
      expect((await client.get('/v1/api/me')).body).toMatchObject({
        env,
        organisation: 'Acme Ventures',
        cohort_id: null,
      });
      expect((await client.get('/v1/api/balance')).body).toEqual({ balance: 5, reserved: 0 });
    }
  });

  it('keeps its password at the cost of production', async () => {
    const [owner] = await service.database.query<{ hash: string }[]>(
      'select password_hash as hash from members where organisation_id = $1',
      [created.organisation_id],
    );
    expect(owner?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets an address that signs in already sign in to this one as well, with another password', async () => {
    const twin = await admin.createOrganisation('Twin', 'OWNER@acme.example');
    for (const { portal, organisation_id: id } of [twin, created]) {
      const session = await PortalClient.signIn(service.baseUrl, {
        email: 'owner@acme.example',
        password: portal.password,
      });
      expect((await session.get('/v1/portal/session')).body).toMatchObject({ organisation: { id } });
    }
  });

  it('gives no tokens unless told to', async () => {
    const { organisation_id: id } = await admin.createOrganisation('Poor', 'poor@acme.example');
    expect(await admin.succeed('grant-tokens', '--organisation', id, '--tokens', '7')).toMatchObject({ balance: 7 });
  });
});

it('list-organisations names each with its id', async () => {
  const { organisation_id: id } = await admin.createOrganisation('Listed', 'listed@acme.example');
  expect(await admin.succeed('list-organisations')).toContainEqual({ id, name: 'Listed' });
});

it('grant-tokens adds to the balance', async () => {
  const base = ['grant-tokens', '--organisation'];
  expect(await admin.succeed(...base, created.organisation_id, '--tokens', '10', '--note', 'Invoice 7')).toEqual({
    organisation_id: created.organisation_id,
    granted: 10,
    balance: 15,
  });
  const portal = await PortalClient.signIn(service.baseUrl, created.portal);
  expect((await portal.get<{ entries: unknown[] }>('/v1/portal/tokens')).body.entries[0]).toMatchObject({
    amount: 10,
    note: 'Invoice 7',
  });
  expectFailure(await admin.run([...base, UNKNOWN, '--tokens', '1']), 1, `There is no organisation ${UNKNOWN}.`);
});

it('create-cohort makes one that takes applications, or a draft', async () => {
  const base = ['create-cohort', '--organisation', created.organisation_id, '--name'];
  // A form is made for it on a thread, which reads no TypeScript.
  const make = async (...args: string[]): Promise<unknown> => resultOf(await admin.runProcess([...base, ...args]));
  const words = ['--brief', 'We back farms.', '--status', 'open'];
  const [open, draft] = await Promise.all([make('Spring 2028', ...words), make('Autumn 2028')]);
  expect(open).toEqual({
    id: expect.any(String) as string,
    organisation_id: created.organisation_id,
    name: 'Spring 2028',
    status: 'open',
  });
  const client = new ApiClient(service.baseUrl, created.keys.live);
  expect((await client.post('/v1/api/applications', application((open as { id: string }).id))).status).toBe(202);
  expect(draft).toMatchObject({ status: 'draft' });
  const nowhere = await admin.run(['create-cohort', '--organisation', UNKNOWN, '--name', 'Spring']);
  expectFailure(nowhere, 1, `There is no organisation ${UNKNOWN}.`);
});
