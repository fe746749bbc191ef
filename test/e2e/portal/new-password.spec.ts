import { type PortalRole } from '../../../src/common/access/portal-role.js';
import { newMember } from '../../isolation/members.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/members';
const OLD = 'dairy cooperatives renew twice';
const NEW = 'forty geese over the delta';

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

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly invite_url: string;
  readonly invitation_expires_at: string;
}

interface Joined {
  readonly client: PortalClient;
  readonly memberId: string;
  readonly email: string;
}

const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';
const read = (url: string): Promise<Answer> => stranger.get(`/v1/portal/invitations/${tokenOf(url)}`);
const accept = (url: string, password: string): Promise<Answer> =>
  stranger.post(`/v1/portal/invitations/${tokenOf(url)}`, { password });
const reset = (id: string, by = owner): Promise<Answer<{ reset_url: string; expires_at: string; code?: string }>> =>
  by.post(`${PATH}/${id}/password-reset`, {});
const signIn = (email: string, password: string): Promise<Answer> =>
  stranger.post('/v1/portal/session', { email, password });
const problemOf = (method: string, path: string, answer: Answer<unknown>): unknown =>
  validatorOf(service).problemOfAnswer(method, path, answer);

async function invite(role: PortalRole): Promise<Invited> {
  people += 1;
  return (await owner.post<Invited>(PATH, { email: `somebody-${people}@new-password.example`, role })).body;
}

/** Somebody of the team who came by an invitation. */
async function joined(role: PortalRole): Promise<Joined> {
  const { id, email, invite_url: url } = await invite(role);
  await accept(url, OLD);
  return { client: await PortalClient.signIn(service.baseUrl, { email, password: OLD }), memberId: id, email };
}

describe('what a link is for', () => {
  it('is told to who holds it, and of nobody else', async () => {
    const { id, email, invite_url: url, invitation_expires_at: until } = await invite('reviewer');
    const { body } = await owner.get<{ organisation: { name: string } }>('/v1/portal/session');
    const answer = await read(url);
    expect(problemOf('GET', '/v1/portal/invitations/{invitation}', answer)).toBeNull();
    const told = { organisation: body.organisation.name, email, role: 'reviewer' };
    expect(answer.body).toEqual({ purpose: 'join', ...told, expires_at: until });
    expect((await accept(url, OLD)).status).toBe(200);
    expect(await read(url)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    const { reset_url: next, expires_at } = (await reset(id)).body;
    expect((await read(next)).body).toEqual({ purpose: 'new_password', ...told, expires_at });
  });

  it('is not told any more once it was guessed at too often', async () => {
    for (let n = 0; n < 10; n += 1) expect((await read('nobody-has-this')).status).toBe(404);
    expect((await read('nobody-has-this')).body['code']).toBe('rate_limited');
  });
});

describe('a link for a new password', () => {
  it('signs the member out, works once for a day, and leaves the old password until then', async () => {
    const { client, memberId, email } = await joined('reviewer');
    const answer = await reset(memberId);
    expect(answer.status).toBe(201);
    expect(problemOf('POST', `${PATH}/{member_id}/password-reset`, answer)).toBeNull();
    const { reset_url: url, expires_at: until } = answer.body;
    expect(Math.abs(new Date(`${until}Z`).getTime() - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    expect((await client.get(PATH)).body['code']).toBe('not_signed_in');
    const { body: team } = await owner.get<{ members: { id: string }[] }>(PATH);
    expect(team.members.find(({ id }) => id === memberId)).toMatchObject({
      status: 'active',
      invitation_expires_at: null,
    });

    const meanwhile = await PortalClient.signIn(service.baseUrl, { email, password: OLD });
    const answers = await Promise.all([accept(url, NEW), accept(url, NEW)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await meanwhile.get(PATH)).body['code']).toBe('not_signed_in');
    expect([(await signIn(email, OLD)).status, (await signIn(email, NEW)).status]).toEqual([401, 200]);
    const { body } = await owner.get<{ audit_log: { action: string; actor: string }[] }>(
      `/v1/portal/audit-log?target_id=${memberId}&limit=100`,
    );
    const done = body.audit_log
      .filter(({ action }) => action.startsWith('member.password'))
      .map(({ action, actor }) => [action, actor]);
    expect(done).toEqual([
      ['member.password_changed', email],
      ['member.password_reset', world.email],
    ]);
  });

  it('is for nobody of a higher role, not for oneself, and not for who has not come yet', async () => {
    const { client: admin, memberId } = await newMember(service, world, 'admin');
    const { memberId: peer } = await newMember(service, world, 'admin');
    const { body: session } = await owner.get<{ member: { id: string } }>('/v1/portal/session');
    const { id: invited } = await invite('viewer');
    const codes = [];
    for (const id of [session.member.id, memberId, invited]) codes.push((await reset(id, admin)).body.code);
    expect(codes).toEqual(['forbidden', 'forbidden', 'member_not_found']);
    expect((await reset(peer, admin)).status).toBe(201);
  });

  it.each<[string, (member: Joined) => Promise<unknown>]>([
    ['another is made', ({ memberId }) => reset(memberId)],
    ['the member gets another role', ({ memberId }) => owner.send('PATCH', `${PATH}/${memberId}`, { role: 'admin' })],
    [
      'the member changes the password',
      async ({ email }) => {
        const member = await PortalClient.signIn(service.baseUrl, { email, password: OLD });
        return member.send('PUT', '/v1/portal/session/password', { current_password: OLD, new_password: NEW });
      },
    ],
    [
      'a day has passed',
      ({ memberId }) =>
        service.database.query('update invitations set expires_at = now() where member_id = $1', [memberId]),
    ],
    ['the member is removed', ({ memberId }) => owner.send('DELETE', `${PATH}/${memberId}`, undefined)],
  ])('is worth nothing once %s', async (_, happens) => {
    const member = await joined('viewer');
    const { body } = await reset(member.memberId);
    await happens(member);
    expect((await accept(body.reset_url, NEW)).body['code']).toBe('invitation_not_found');
  });
});
