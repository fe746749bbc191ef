import { REVIEW_STATUSES } from '../../../src/modules/standings/submission-status.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';
import { store } from './stored-submission.js';

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohortId = (await world.cohort()).id;
});

const submission = (environment: 'live' | 'test' = 'live'): Promise<string> =>
  store(service, { organisationId: world.organisationId, cohortId, environment, scores: [70, 70, 7] });
const path = (id: string): string => `/v1/portal/submissions/${id}`;
const tagOf = async (id: string): Promise<string> => (await portal.get(path(id))).headers.get('etag') ?? '';
const decide = (id: string, reviewStatus: unknown, ifMatch?: string): Promise<Answer> =>
  portal.send(
    'PATCH',
    path(id),
    { review_status: reviewStatus },
    { headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } },
  );

it('records every decision and takes it back, each on the state that was seen', async () => {
  const id = await submission();
  let tag = await tagOf(id);
  for (const reviewStatus of [...REVIEW_STATUSES, null]) {
    const { status, body, headers } = await decide(id, reviewStatus, tag);
    expect([status, body['review_status'], body['id']]).toEqual([200, reviewStatus, id]);
    expect(body['clarity_score']).toBe(70);
    expect((await world.live.get(`/v1/api/applications/${id}`)).body['review_status']).toBe(reviewStatus);
    expect(headers.get('etag')).not.toBe(tag);
    tag = headers.get('etag') ?? '';
    expect(tag).toBe(await tagOf(id));
  }
});

it('lets a reason be corrected without another decision, and has it in the audit log', async () => {
  const id = await submission();
  const give = async (reason: string): Promise<Answer> =>
    portal.send('PATCH', path(id), { review_status: 'rejected', reason }, { headers: { 'if-match': await tagOf(id) } });
  for (const reason of ['Out of reggion.', 'Out of region.']) expect((await give(reason)).status).toBe(200);
  const { body } = await portal.get<{ decisions: unknown[] }>(path(id));
  expect(body.decisions).toMatchObject([
    { from: null, to: 'rejected', reason: 'Out of reggion.' },
    { from: 'rejected', to: 'rejected', reason: 'Out of region.' },
  ]);
  const { body: log } = await portal.get<{ audit_log: { action: string }[] }>(`/v1/portal/audit-log?target_id=${id}`);
  expect(log.audit_log.map(({ action }) => action)).toEqual(['submission.reason_corrected', 'submission.decided']);
  expect(JSON.stringify(log)).not.toContain('region');
});

it('asks for If-Match', async () => {
  const id = await submission();
  expect(await decide(id, 'approved')).toMatchObject({
    status: 428,
    body: { code: 'precondition_required', error: 'If-Match is required' },
  });
});

it('refuses a decision on a state that has changed meanwhile', async () => {
  const id = await submission();
  const tag = await tagOf(id);
  expect((await decide(id, 'approved', tag)).status).toBe(200);
  for (const stale of [tag, `W/${await tagOf(id)}`, 'nonsense', '"0", "x"']) {
    const { status, body, headers } = await decide(id, 'rejected', stale);
    expect([status, body['code'], headers.get('etag')]).toEqual([412, 'precondition_failed', await tagOf(id)]);
  }
  expect((await decide(id, 'rejected', `"0", ${await tagOf(id)}`)).body['review_status']).toBe('rejected');
  expect((await decide(id, 'waitlisted', '*')).body['review_status']).toBe('waitlisted');
});

it('lets one of many decisions on the same state through', async () => {
  const id = await submission();
  const tag = await tagOf(id);
  const answers = await Promise.all(REVIEW_STATUSES.map((reviewStatus) => decide(id, reviewStatus, tag)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412, 412]);
});

it.each([
  ['with a tag', '*'],
  ['without one', undefined],
])('gives no decision to a preview, %s', async (_, ifMatch) => {
  const id = await submission('test');
  expect(await decide(id, 'approved', ifMatch)).toMatchObject({ status: 409, body: { code: 'preview_submission' } });
});

it.each([undefined, 'maybe', 7, '', ['approved']])('refuses %p', async (reviewStatus) => {
  const id = await submission();
  expect(await decide(id, reviewStatus, '*')).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', invalid_fields: ['review_status'] },
  });
});

it('keeps who decided what and why, for the team to read', async () => {
  const id = await submission();
  const send = async (body: Record<string, unknown>): Promise<Answer> =>
    portal.send('PATCH', path(id), body, { headers: { 'if-match': await tagOf(id) } });
  await send({ review_status: 'shortlisted', reason: 'Paying customers' });
  await send({ review_status: null });
  const { body } = await portal.get(path(id));
  const common = { decided_by: world.email, by_applicant: false, decided_at: expect.stringMatching(/\.\d{3}$/) };
  expect(body['decisions']).toEqual([
    { ...common, from: null, to: 'shortlisted', reason: 'Paying customers' },
    { ...common, from: 'shortlisted', to: null, reason: null },
  ]);
  expect(await send({ review_status: 'approved', reason: 'x'.repeat(2_001) })).toMatchObject({
    status: 422,
    body: { code: 'limit_exceeded', invalid_fields: ['reason'] },
  });
});
