import { type PortalRole } from '../../../src/common/access/portal-role.js';
import { newMember } from '../../isolation/members.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/members';
const PASSWORD = 'dairy cooperatives renew twice';

interface Member {
  readonly id: string;
  readonly email: string;
  readonly role: PortalRole;
  readonly status: string;
  readonly invitation_expires_at: string | null;
  readonly invite_url: string;
}

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
  return `somebody-${people}@members.example`;
}
const invite = (email: string, role: string, by = owner): Promise<Answer<Member>> =>
  by.post<Member>(PATH, { email, role });
const accept = (url: string, password: unknown = PASSWORD): Promise<Answer> =>
  stranger.post(`/v1/portal/invitations/${url.split('/').at(-1) ?? ''}`, { password });
const members = async (by = owner): Promise<Member[]> => {
  const { status, body } = await by.get<{ members: Member[] }>(PATH);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.members;
};
const change = (id: string, role: string, by = owner): Promise<Answer<Member>> =>
  by.send('PATCH', `${PATH}/${id}`, { role });
const remove = (id: string, by = owner): Promise<Answer> => by.send('DELETE', `${PATH}/${id}`, undefined);
const idOf = async (client: PortalClient): Promise<string> =>
  (await client.get<{ member: { id: string } }>('/v1/portal/session')).body.member.id;

describe('an invitation', () => {
  it('is a link that is shown once, and makes the person who follows it a member', async () => {
    const email = newEmail();
    const invited = await invite(email, 'reviewer');
    expect(invited.status).toBe(201);
    const validator = validatorOf(service);
    expect(validator.problemOfAnswer('POST', PATH, invited)).toBeNull();
    const { invite_url: url, ...shown } = invited.body;
    expect(url).toMatch(new RegExp(`^${service.baseUrl}/portal/invitations/[\\w-]{43}$`));
    expect(shown).toMatchObject({ email, role: 'reviewer', status: 'invited' });
    const ms = new Date(`${String(shown.invitation_expires_at)}Z`).getTime() - Date.now();
    expect(Math.abs(ms - 7 * 24 * 3_600_000)).toBeLessThan(60_000);
    expect((await members())[0]).toEqual(shown);

    const { status, body, headers } = await accept(url);
    expect([status, body['role'], body['member']]).toEqual([
      200,
      'reviewer',
      { id: shown.id, email, role: 'reviewer' },
    ]);
    expect(headers.get('set-cookie')).toMatch(/^intake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const list = await owner.get(PATH);
    expect(validator.problemOfAnswer('GET', PATH, list)).toBeNull();
    expect((await members())[0]).toEqual({ ...shown, status: 'active', invitation_expires_at: null });
    const client = await PortalClient.signIn(service.baseUrl, { email: email.toUpperCase(), password: PASSWORD });
    expect((await client.get('/v1/portal/cohorts')).status).toBe(200);
  });

  it('lets nobody in before it is accepted, and works once', async () => {
    const email = newEmail();
    const { body } = await invite(email, 'viewer');
    expect((await stranger.post('/v1/portal/session', { email, password: PASSWORD })).status).toBe(401);
    const answers = await Promise.all([accept(body.invite_url), accept(body.invite_url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await accept(body.invite_url)).body['code']).toBe('invitation_not_found');
  });

  it('is worth nothing when it has run out, was withdrawn, or was replaced', async () => {
    const [late, withdrawn, replaced] = [
      await invite(newEmail(), 'viewer'),
      await invite(newEmail(), 'viewer'),
      await invite(newEmail(), 'viewer'),
    ];
    await service.database.query('update invitations set expires_at = now() where member_id = $1', [late.body.id]);
    expect((await remove(withdrawn.body.id)).status).toBe(204);
    const again = await invite(replaced.body.email.toUpperCase(), 'reviewer');
    expect(again).toMatchObject({
      status: 201,
      body: { id: replaced.body.id, email: replaced.body.email, role: 'reviewer' },
    });
    for (const { body } of [late, withdrawn, replaced]) {
      expect(await accept(body.invite_url)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    }
    expect((await accept(again.body.invite_url)).body['role']).toBe('reviewer');
  });

  it('keeps its token as a hash', async () => {
    const { body } = await invite(newEmail(), 'viewer');
    const token = body.invite_url.split('/').at(-1) ?? '';
    const [row] = await service.database.query<[{ text: string }]>(
      'select row_to_json(i)::text as text from invitations i where member_id = $1',
      [body.id],
    );
    expect(row.text).not.toContain(token);
  });

  it.each<[string, unknown, number, string]>([
    ['no password', undefined, 400, 'invalid_request'],
    ['a short one', '1234567', 400, 'invalid_request'],
    ['one that everybody has', 'PassWord123', 400, 'invalid_request'],
    ['one that is too long', 'x'.repeat(129), 422, 'limit_exceeded'],
  ])('is not used up by %s', async (_, password, status, code) => {
    const { body } = await invite(newEmail(), 'viewer');
    const token = body.invite_url.split('/').at(-1) ?? '';
    const refused = await stranger.post(`/v1/portal/invitations/${token}`, { password });
    expect(refused).toMatchObject({ status, body: { code, invalid_fields: ['password'] } });
    expect((await accept(body.invite_url)).status).toBe(200);
  });

  it('is nothing for a foreign page', async () => {
    const { body } = await invite(newEmail(), 'viewer');
    const path = new URL(body.invite_url).pathname.replace('/portal', '/v1/portal');
    const answer = await stranger.post(path, { password: PASSWORD }, { headers: { origin: 'https://evil.example' } });
    expect(answer.body['code']).toBe('cross_origin');
  });

  it('is for somebody who is not in the team, however their address is written', async () => {
    expect(await invite(world.email.toUpperCase(), 'viewer')).toMatchObject({
      status: 409,
      body: { code: 'member_exists' },
    });
    const { body: first } = await invite(`ivi.${newEmail()}`, 'viewer');
    const again = await invite(first.email.replace('ivi', 'İvi'), 'reviewer');
    const [{ same } = { same: false }] = await service.database.query<{ same: boolean }[]>(
      `select lower('İ') = 'i' as same`,
    );
    expect([again.status, again.body.id === first.id]).toEqual([201, same]);
  });

  it.each<[object, string]>([
    [{ role: 'viewer' }, 'email'],
    [{ email: 'nobody', role: 'viewer' }, 'email'],
    [{ email: 'a@example.com' }, 'role'],
    [{ email: 'a@example.com', role: 'god' }, 'role'],
  ])('is not made of %j', async (request, field) => {
    const answer = await owner.post(PATH, request);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', invalid_fields: [field] } });
  });
});

describe('a role', () => {
  it('that is changed counts from the next request on', async () => {
    const { client, memberId } = await newMember(service, world, 'admin');
    expect(await change(memberId, 'viewer')).toMatchObject({
      status: 200,
      body: { id: memberId, role: 'viewer', status: 'active' },
    });
    expect((await client.post('/v1/portal/cohorts', { name: 'x' })).body['code']).toBe('forbidden');
    expect((await client.get(PATH)).status).toBe(200);
  });

  it('above their own is for nobody to give or to take', async () => {
    const { client: admin } = await newMember(service, world, 'admin');
    const { memberId: viewer } = await newMember(service, world, 'viewer');
    const answers = [
      await invite(newEmail(), 'owner', admin),
      await change(viewer, 'owner', admin),
      await change(await idOf(owner), 'viewer', admin),
      await remove(await idOf(owner), admin),
    ];
    expect(answers.map(({ body }) => (body as { code?: string }).code)).toEqual(Array(4).fill('forbidden'));
    expect((await change(viewer, 'admin', admin)).status).toBe(200);
  });

  it('of owner is never given up by the last', async () => {
    const { client, email } = await alone();
    const id = await idOf(client);
    expect(await remove(id, client)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(await change(id, 'admin', client)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect((await change(id, 'owner', client)).status).toBe(200);
    // Somebody who may never come is no owner yet.
    await invite(newEmail(), 'owner', client);
    expect((await remove(id, client)).status).toBe(409);
    expect((await members(client)).map((member) => member.email)).toContain(email);
  });

  it('of owner stays with one of two who remove each other at the same time', async () => {
    const { client, team } = await alone();
    const second = await newMember(service, team, 'owner');
    const answers = await Promise.all([remove(second.memberId, client), remove(await idOf(client), second.client)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe('a member who is removed', () => {
  it('is out at once, and may be invited again', async () => {
    const { client, memberId } = await newMember(service, world, 'reviewer');
    const { body } = await client.get<{ member: { email: string } }>('/v1/portal/session');
    expect((await remove(memberId)).status).toBe(204);
    expect((await client.get(PATH)).body['code']).toBe('not_signed_in');
    expect((await remove(memberId)).body['code']).toBe('member_not_found');
    expect((await members()).map(({ id }) => id)).not.toContain(memberId);
    const { body: again } = await invite(body.member.email, 'viewer');
    expect((await accept(again.invite_url)).status).toBe(200);
  });
});

it('lists the team in pages, newest first', async () => {
  const { client, team } = await alone();
  for (let n = 0; n < 3; n += 1) await newMember(service, team, 'viewer');
  const first = await client.get<{ members: Member[]; next_cursor: string }>(`${PATH}?limit=3`);
  const second = await client.get<{ members: Member[]; next_cursor: null }>(
    `${PATH}?limit=3&cursor=${first.body.next_cursor}`,
  );
  expect([...first.body.members, ...second.body.members].map(({ role }) => role)).toEqual([
    'viewer',
    'viewer',
    'viewer',
    'owner',
  ]);
  expect(second.body.next_cursor).toBeNull();
});

/** An organisation of one. */
async function alone(): Promise<{ client: PortalClient; email: string; team: World }> {
  const team = await World.create(service);
  return { client: await PortalClient.signIn(service.baseUrl, team), email: team.email, team };
}
