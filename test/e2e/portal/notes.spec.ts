import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';
import { newMember } from '../../isolation/members.js';

let service: TestApp;
let world: World;
let portal: PortalClient;
let path: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

beforeEach(async () => {
  const { body } = await world.live.post('/v1/api/applications', application((await world.cohort()).id));
  path = `/v1/portal/submissions/${String(body['submission_id'])}`;
});

const notes = async (): Promise<unknown> => (await portal.get(path)).body['notes'];

it('adds notes that the team sees in their order, with their authors', async () => {
  const { status, body } = await portal.post(`${path}/notes`, { text: 'Spoke to\ntheir customer: “renewed”.' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String) as string,
    text: 'Spoke to\ntheir customer: “renewed”.',
    author: world.email,
    created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}$/) as string,
    edited_at: null,
  });
  const { client, memberId } = await newMember(service, world, 'reviewer');
  const second = await client.post(`${path}/notes`, { text: '=1+1' });
  expect(await notes()).toEqual([body, second.body]);
  await service.database.query('delete from members where id = $1', [memberId]);
  expect(await notes()).toEqual([body, { ...second.body, author: null }]);
});

it('lets its author alone change a note, which then says so', async () => {
  const { body: note } = await portal.post(`${path}/notes`, { text: 'renewed twise' });
  const place = `${path}/notes/${String(note['id'])}`;
  const { client } = await newMember(service, world, 'owner');
  expect(await client.send('PATCH', place, { text: 'never renewed' })).toMatchObject({
    status: 404,
    body: { code: 'note_not_found' },
  });
  expect(await notes()).toEqual([note]);
  const { status, body } = await portal.send('PATCH', place, { text: 'renewed twice' });
  expect([status, body]).toEqual([
    200,
    { ...note, text: 'renewed twice', edited_at: expect.stringMatching(/^\d{4}-.*\.\d{3}$/) as string },
  ]);
  expect(await notes()).toEqual([body]);
  const { body: log } = await portal.get<{ audit_log: unknown[] }>(
    '/v1/portal/audit-log?action=submission.note_edited',
  );
  expect(log.audit_log).toMatchObject([{ actor: world.email, after: { note_id: note['id'] } }]);
  expect(JSON.stringify(log)).not.toContain('renewed');
  for (const wrong of [
    `${path}/notes/none`,
    place.replace(path, '/v1/portal/submissions/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c'),
  ]) {
    expect(await portal.send('PATCH', wrong, { text: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'note_not_found' },
    });
  }
});

it('shows none of them to a key', async () => {
  expect((await portal.post(`${path}/notes`, { text: 'for the team alone' })).status).toBe(201);
  const { status, text } = await world.live.get(path.replace('portal/submissions', 'api/applications'));
  expect(status).toBe(200);
  expect(text).not.toContain('for the team alone');
});

it.each<[string, unknown, number, string]>([
  ['no text', {}, 400, 'invalid_request'],
  ['a blank text', { text: '' }, 400, 'invalid_request'],
  ['a text that is too long', { text: 'x'.repeat(5_001) }, 422, 'limit_exceeded'],
  ['control characters', { text: '\u0007' }, 422, 'invalid_text'],
])('refuses %s', async (_, body, status, code) => {
  expect(await portal.post(`${path}/notes`, body)).toMatchObject({ status, body: { code, invalid_fields: ['text'] } });
  expect(await notes()).toEqual([]);
});

it('knows no submission of another organisation', async () => {
  const stranger = await PortalClient.signIn(service.baseUrl, await World.create(service));
  expect((await stranger.post(`${path}/notes`, { text: 'x' })).body['code']).toBe('submission_not_found');
  expect((await portal.post('/v1/portal/submissions/none/notes', { text: 'x' })).status).toBe(404);
  expect(await notes()).toEqual([]);
});
