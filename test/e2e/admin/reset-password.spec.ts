import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { AdminCommands, expectFailure, UNKNOWN } from '../../support/admin-commands.js';
import { PortalClient } from '../../support/portal-client.js';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

let service: TestApp;
let admin: AdminCommands;

beforeAll(async () => {
  service = await sharedTestApp('api');
  admin = new AdminCommands(service.stores.databaseUrl);
});
afterAll(() => {
  admin.close();
});

const signIn = (who: SignIn): Promise<PortalClient> => PortalClient.signIn(service.baseUrl, who);

it('gives a new one and ends all sessions', async () => {
  const { portal } = await admin.createOrganisation('Forgetful', 'forgetful@acme.example');
  const session = await signIn(portal);
  const reset = await admin.succeed<SignIn>('reset-password', '--email', 'Forgetful@acme.example');
  expect(reset.email).toBe('forgetful@acme.example');
  expect((await session.get('/v1/portal/session')).status).toBe(401);
  await expect(signIn(portal)).rejects.toThrow('Not signed in');
  await signIn(reset);
  const nobody = await admin.run(['reset-password', '--email', 'nobody@acme.example']);
  expectFailure(nobody, 1, 'Nobody signs in as nobody@acme.example.');
});

it('asks which organisation is meant where there are several, and leaves the others alone', async () => {
  const one = await admin.createOrganisation('One', 'both@acme.example');
  const two = await admin.createOrganisation('Two', 'both@acme.example');
  const email = ['reset-password', '--email', 'Both@acme.example'];
  expectFailure(
    await admin.run(email),
    1,
    /^Both@acme\.example signs in to several organisations: name one of them with --organisation \([\w-]{36}, [\w-]{36}\)\.$/m,
  );
  const nowhere = await admin.run([...email, '--organisation', UNKNOWN]);
  expectFailure(nowhere, 1, 'Nobody signs in as Both@acme.example.');
  const named = await admin.run([...email, '--organisation', 'Two']);
  expectFailure(named, 2, '--organisation must be the id of an organisation.');
  const reset = await admin.succeed<SignIn>(...email, '--organisation', two.organisation_id);
  await signIn(one.portal);
  await signIn(reset);
  await expect(signIn(two.portal)).rejects.toThrow('Not signed in');
});
