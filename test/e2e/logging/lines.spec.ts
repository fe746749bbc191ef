import { once } from 'node:events';
import { connect } from 'node:net';
import { WaitingRoom } from '../../../src/common/waiting/waiting-room.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { ApiClient } from '../../support/api-client.js';
import { LogLines } from '../../support/log-lines.js';
import { application, submitAndWait, World } from '../../support/world.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const log = new LogLines();
let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp({ settings: { LOG_LEVEL: 'info' }, log });
  world = await World.create(service);
  ({ id: cohortId } = await world.cohort());
});
afterAll(() => service.close());
beforeEach(() => {
  log.clear();
});

describe('of a request', () => {
  it('tells who asked for which route, and what became of it', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    const answer = await world.live.get(`/v1/api/applications/${id}?email=jane@example.com`, {
      headers: { 'x-request-id': 'r-1', traceparent: TRACEPARENT },
    });
    expect(answer.status).toBe(404);
    const line = await log.first({ event: 'request', request_id: 'r-1' });
    expect(line).toMatchObject({
      level: 30,
      service: 'application-intake-service',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      role: 'all',
      host: expect.any(String) as string,
      method: 'GET',
      route: '/v1/api/applications/:submission_id',
      status: 404,
      error_code: 'submission_not_found',
      trace_id: TRACE,
      organisation_id: world.organisationId,
      key_id: expect.any(String) as string,
      ms: expect.any(Number) as number,
    });
    expect(log.text).not.toMatch(new RegExp(`${id}|jane|inc_live`));
  });

  it('ignores a trace that is malformed', async () => {
    await world.live.get('/v1/api/me', { headers: { 'x-request-id': 'r-2', traceparent: `${TRACEPARENT}\t; x` } });
    expect(await log.first({ event: 'request', request_id: 'r-2' })).not.toHaveProperty('trace_id');
  });

  it('tells of a caller who hung up, and of no status that nobody was told', async () => {
    const { port, hostname } = new URL(service.baseUrl);
    const held = await world.test.post(
      '/v1/api/applications',
      application(cohortId, { contact_email: 'slow@simulator.test' }),
    );
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `GET /v1/api/applications/${String(held.body['submission_id'])}?wait=30 HTTP/1.1\r\nHost: x\r\n` +
        `Authorization: Bearer ${world.keys.test}\r\nX-Request-Id: r-3\r\n\r\n`,
    );
    await eventually(() => service.app.get(WaitingRoom, { strict: false }).size > 0);
    socket.destroy();
    const line = await log.first({ event: 'request', request_id: 'r-3' });
    expect(line).toMatchObject({ hung_up: true, route: '/v1/api/applications/:submission_id' });
    expect(line).not.toHaveProperty('status');
  });

  it('keeps quiet about probes', async () => {
    const stranger = new ApiClient(service.baseUrl);
    await stranger.get('/health/live');
    await stranger.get('/v1/api/me', { headers: { 'x-request-id': 'r-4' } });
    await log.first({ event: 'request', request_id: 'r-4', status: 401, error_code: 'missing_api_key' });
    expect(log.having({ event: 'request' })).toHaveLength(1);
  });
});

describe('of a submission', () => {
  it('tells that it was accepted, by which request, and that it is complete', async () => {
    const { body } = await world.live.post('/v1/api/applications', application(cohortId), {
      headers: { 'x-request-id': 'r-5', traceparent: TRACEPARENT },
    });
    const submission = { submission_id: body['submission_id'], organisation_id: world.organisationId };
    expect(await log.first({ event: 'submission.accepted', ...submission })).toMatchObject({
      cohort_id: cohortId,
      env: 'live',
      key_id: expect.any(String) as string,
      request_id: 'r-5',
      trace_id: TRACE,
    });
    expect(await log.first({ event: 'submission.complete', ...submission })).toMatchObject({
      run: 1,
      attempt: 1,
      ms: expect.any(Number) as number,
    });
  });

  it('tells of each of a batch', async () => {
    const headers = { 'x-request-id': 'r-6' };
    await world.live.post(
      '/v1/api/applications/batch',
      { applications: [application(cohortId), {}, application(cohortId)] },
      { headers },
    );
    await log.first({ event: 'submission.accepted', request_id: 'r-6' });
    expect(log.having({ event: 'submission.accepted', request_id: 'r-6' })).toHaveLength(2);
  });

  it('tells with which code it failed, and that its tokens went back', async () => {
    const failed = await submitAndWait(world.test, application(cohortId, { contact_email: 'failed@simulator.test' }));
    expect(await log.first({ event: 'submission.failed', submission_id: failed['id'] })).toMatchObject({
      failure_code: failed['failure_code'],
      tokens: 'returned',
    });
  });

  it('tells of an answer that is given again nothing new', async () => {
    const headers = { 'idempotency-key': 'twice' };
    for (let time = 0; time < 2; time += 1)
      await world.live.post('/v1/api/applications', application(cohortId), { headers });
    await log.first({ event: 'submission.accepted' });
    expect(log.having({ event: 'submission.accepted' })).toHaveLength(1);
  });
});

it('tells of a sign-in that failed only why', async () => {
  const stranger = new ApiClient(service.baseUrl);
  const headers = { 'x-request-id': 'r-7' };
  await stranger.post('/v1/portal/session', { email: world.email, password: 'wrong-password' }, { headers });
  await stranger.post('/v1/portal/session', { email: 'nobody@example.com', password: 'wrong-password' }, { headers });
  await log.first({ event: 'request', request_id: 'r-7' });
  const lines = log.having({ event: 'sign_in.failed', reason: 'invalid_credentials', request_id: 'r-7' });
  expect(lines).toHaveLength(2);
  expect(log.text).not.toMatch(/@|wrong-password/);
});
