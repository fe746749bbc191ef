import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PASSWORD = 'dairy cooperatives renew twice';

let service: TestApp;
let world: World;
let owner: PortalClient;
let stranger: ApiClient;
let people = 0;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  owner = await PortalClient.signIn(service.baseUrl, world);
  stranger = new ApiClient(service.baseUrl);
});

function newEmail(): string {
  people += 1;
  return `somebody-${people}@several-teams.example`;
}

/** Invited by somebody, and accepted with this password. */
async function join(email: string, role: string, by = owner, password = PASSWORD): Promise<Answer> {
  const { body } = await by.post('/v1/portal/members', { email, role });
  const token = String(body['invite_url']).split('/').at(-1) ?? '';
  return stranger.post(`/v1/portal/invitations/${token}`, { password });
}

it('takes an address from nobody who has it elsewhere, before or after, and tells nothing of them', async () => {
  const squatter = await World.create(service);
  const portal = await PortalClient.signIn(service.baseUrl, squatter);
  const email = newEmail();
  const unknown = await join(email, 'admin', portal, 'the password of a squatter');
  const known = await join(email, 'viewer');
  expect([unknown.status, known.status]).toEqual([200, 200]);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const signIn = (password: string): Promise<Answer> => stranger.post('/v1/portal/session', { email, password });
  expect((await signIn(PASSWORD)).body).toMatchObject({ role: 'viewer', organisation: { id: world.organisationId } });
  expect((await signIn('the password of a squatter')).body).toMatchObject({
    role: 'admin',
    organisation: { id: squatter.organisationId },
  });
  expect((await signIn('neither of them')).body['code']).toBe('invalid_credentials');
});

describe('somebody who is in the teams of several organisations', () => {
  const signIn = (email: string, organisationId?: string | null, password = PASSWORD): Promise<Answer> =>
    stranger.post('/v1/portal/session', { email, password, organisation_id: organisationId });

  it('with the same password is asked which one, and is signed in to that', async () => {
    const [email, other] = [newEmail(), await World.create(service)];
    const portals = [owner, await PortalClient.signIn(service.baseUrl, other)];
    for (const portal of portals) await join(email, 'viewer', portal);
    const validator = validatorOf(service);
    for (const wanted of [undefined, null, 'none', '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c']) {
      const asked = await signIn(email, wanted);
      expect(validator.problemOfAnswer('POST', '/v1/portal/session', asked)).toBeNull();
      expect(asked).toMatchObject({ status: 409, body: { code: 'organisation_required' } });
      const { organisations } = asked.body as { organisations?: { id: string; name: string }[] };
      expect(organisations?.map(({ id }) => id)).toEqual([world.organisationId, other.organisationId]);
      expect(organisations?.[0]?.name).toMatch(/^Organisation/);
      expect(asked.headers.get('set-cookie')).toBeNull();
    }
    for (const { organisationId } of [world, other]) {
      expect((await signIn(email, organisationId)).body).toMatchObject({ organisation: { id: organisationId } });
    }
    expect((await signIn(email, other.organisationId, 'wrong')).status).toBe(401);
  });

  it('changes the password of one of them alone', async () => {
    const [email, other] = [newEmail(), await World.create(service)];
    const portal = await PortalClient.signIn(service.baseUrl, other);
    for (const by of [owner, portal]) await join(email, 'viewer', by);
    const [cookie = ''] = ((await signIn(email, other.organisationId)).headers.get('set-cookie') ?? '').split(';');
    const member = PortalClient.withSession(service.baseUrl, cookie.split('=')[1] ?? '');
    const passwords = { current_password: PASSWORD, new_password: 'quite another one' };
    expect((await member.send('PUT', '/v1/portal/session/password', passwords)).status).toBe(204);
    expect((await signIn(email)).body).toMatchObject({ organisation: { id: world.organisationId } });
    expect((await signIn(email, null, 'quite another one')).body).toMatchObject({
      organisation: { id: other.organisationId },
    });
  });

  it('is signed in to the one that is named, however many have their address', async () => {
    const email = newEmail();
    await join(email, 'viewer');
    await service.database.query(
      `with squatted as (insert into organisations (id, name) select gen_random_uuid(), 'Squatter' from generate_series(1, 5) returning id)
       insert into members (id, organisation_id, email, password_hash, role)
       select lpad(row_number() over ()::text, 32, '0')::uuid, squatted.id, $1, (select password_hash from members where email = $2), 'owner'
         from squatted`,
      [email, world.email],
    );
    expect((await signIn(email, world.organisationId)).body).toMatchObject({
      organisation: { id: world.organisationId },
    });
  });
});
