import { type Intake } from '@application-intake/sdk';
import { FORMATS } from './formats.js';
import { type Received, refusal, type Reply, ScriptedService } from './scripted-service.js';

const BODY = { cohort_id: 'c', contact_email: 'ada@example.com', answers: [] };
const ACCEPTED = { status: 202, body: { submission_id: 's', status: 'pending', message: '', env: 'test' } };
const UNAVAILABLE = refusal(503, 'unavailable');

const { random } = Math;
let service: ScriptedService;

beforeAll(async () => {
  service = await ScriptedService.start();
  // What jitter adds is not what is tried here.
  Math.random = () => 0;
});
afterAll(async () => {
  Math.random = random;
  await service.close();
});

const keys = (): unknown[] => service.received.map(({ headers }) => headers['idempotency-key']);
const first = (): Received => {
  const [request] = service.received;
  if (request === undefined) throw new Error('Nothing was received');
  return request;
};

describe.each(FORMATS)('sending again (%s)', (_, sdk) => {
  const clientOf = (options: { timeoutMs?: number; maxRetries?: number } = {}): Intake =>
    new sdk.Intake({ apiKey: 'inc_test_x', baseUrl: service.baseUrl, ...options });

  it.each([
    ['503', UNAVAILABLE],
    ['500', refusal(500, 'internal_error')],
    ['408', refusal(408, 'request_timeout')],
    ['429', refusal(429, 'rate_limited')],
    ['a 502 of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a broken connection', 'broken' as const],
    ['an answer that breaks off', 'broken after the head' as const],
  ])('is done twice after %s, with one idempotency key', async (_name, reply) => {
    service.answer(reply, reply, ACCEPTED);
    await expect(clientOf().applications.submit(BODY)).resolves.toEqual(ACCEPTED.body);
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^sdk-[0-9a-f-]{36}$/);
  });

  it('ends after maxRetries, with the last error', async () => {
    service.answer(UNAVAILABLE);
    await expect(clientOf().applications.submit(BODY)).rejects.toThrow(sdk.UnavailableError);
    expect(service.received).toHaveLength(3);
    service.answer('broken');
    await expect(clientOf({ maxRetries: 1 }).me()).rejects.toMatchObject({
      code: 'connection_failed',
      message: `${service.baseUrl} could not be reached, or the connection broke`,
    });
    expect(service.received).toHaveLength(2);
    service.answer(UNAVAILABLE);
    await expect(clientOf().me({ maxRetries: 0 })).rejects.toThrow(sdk.UnavailableError);
    expect(service.received).toHaveLength(1);
  });

  it('is not done against maxRetries, though the answer comes within the same millisecond', async () => {
    const { now } = Date;
    const begun = now();
    let sent = 0;
    // A second request would come a millisecond later.
    Date.now = () => begun + Math.max(0, sent - 1);
    const fetch = (): Promise<Response> => {
      sent += 1;
      return Promise.resolve(Response.json(UNAVAILABLE.body, { status: 503 }));
    };
    try {
      const client = new sdk.Intake({ apiKey: 'inc_test_x', baseUrl: service.baseUrl, fetch });
      await expect(client.me({ maxRetries: 0 })).rejects.toThrow(sdk.UnavailableError);
    } finally {
      Date.now = now;
    }
    expect(sent).toBe(1);
  });

  it('is not done for what would be refused again', async () => {
    for (const [status, code] of [
      [400, 'invalid_request'],
      [401, 'invalid_api_key'],
      [402, 'insufficient_tokens'],
      [404, 'insights_not_ready'],
      [409, 'duplicate_external_id'],
      [422, 'unknown_keys'],
    ] as const) {
      service.answer(refusal(status, code, { 'retry-after': '1' }), ACCEPTED);
      await expect(clientOf().applications.submit(BODY)).rejects.toMatchObject({ status, code, requestId: 'r-1' });
      expect(service.received).toHaveLength(1);
    }
  });

  it('waits as long as it is told, but not longer than a minute', async () => {
    service.answer(refusal(429, 'rate_limited', { 'retry-after': '1' }), ACCEPTED);
    const begun = performance.now();
    await clientOf().applications.submit(BODY);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
    service.answer(refusal(429, 'rate_limited', { 'retry-after': '3600' }), ACCEPTED);
    await expect(clientOf().applications.submit(BODY)).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    expect(service.received).toHaveLength(1);
  });

  it('gives each POST a key of its own, and the caller may choose it', async () => {
    service.answer(ACCEPTED);
    const { applications } = clientOf();
    const named = { ...BODY, external_id: 'crm-1' };
    await applications.submit(BODY);
    await applications.submit(BODY);
    await applications.submit(BODY, { idempotencyKey: 'mine' });
    await applications.submit(named);
    await applications.submit(named);
    expect(new Set(keys()).size).toBe(5);
    expect(keys()[2]).toBe('mine');
  });

  it('gives a batch that is submitted again another key, with which what was refused for a while is judged anew', async () => {
    const batchOf = (result: object): Reply => ({ status: 200, body: { results: [{ index: 0, ...result }] } });
    const submit = async (): Promise<number[]> => {
      const submitted = clientOf().applications.submitMany([{ ...BODY, external_id: 'crm-1' }]);
      const statuses: number[] = [];
      for await (const { result } of submitted) statuses.push(result.status_code);
      return statuses;
    };
    service.answer(
      batchOf({ status_code: 402, code: 'insufficient_tokens' }),
      UNAVAILABLE,
      batchOf({ status_code: 202, submission_id: 's' }),
    );
    await expect(submit()).resolves.toEqual([402]);
    await expect(submit()).resolves.toEqual([202]);
    const [before, ...tries] = keys();
    expect(tries).toHaveLength(2);
    expect(new Set(tries).size).toBe(1);
    expect(tries).not.toContain(before);
  });

  it('goes on with events when a service that was there has come back, however often it had to be asked', async () => {
    const page = (...ids: string[]): Reply => {
      const events = ids.map((id) => ({ id, type: 'application.completed', data: {} }));
      return { status: 200, body: { events, next_cursor: `after ${ids.join()}`, has_more: false } };
    };
    const away = Array.from({ length: 6 }, () => UNAVAILABLE);
    service.answer(page('e-1'), ...away, 'broken', page('e-2'));
    const told: string[] = [];
    for await (const { id } of clientOf().events.iterate()) if (told.push(id) === 2) break;
    expect(told).toEqual(['e-1', 'e-2']);
    expect(service.received.at(-1)?.url).toContain('after=after+e-1');
    // It ends where it is set an end, and for what would be refused again; an address that never answered is told.
    for (const [options, ...replies] of [
      [{ retryForMs: 0 }, page(), UNAVAILABLE],
      [{}, page(), refusal(401, 'invalid_api_key')],
      [{}, UNAVAILABLE],
    ] as const) {
      service.answer(...replies);
      const { code } = (replies.at(-1) as Reply).body as { code: string };
      await expect(clientOf().events.iterate({}, options).next()).rejects.toMatchObject({ code });
    }
  });

  it('asks less and less often where the service holds no answer, as it does for many of one key', async () => {
    service.answer({ status: 200, body: { id: 's', status: 'pending' } });
    const waiting = clientOf().applications.waitFor('s', { timeoutMs: 1_800 });
    await expect(waiting).rejects.toMatchObject({ code: 'wait_timeout' });
    expect(service.received.length).toBeLessThanOrEqual(3);
    service.answer({ status: 200, body: { events: [], next_cursor: 'end', has_more: false } });
    const options = { signal: AbortSignal.timeout(1_800) };
    const next = clientOf().events.iterate({ after: 'end' }, options).next();
    await expect(next).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(service.received.length).toBeLessThanOrEqual(3);
  });

  it('gives up an attempt after its time, but lets a held answer take its own', async () => {
    service.answer('silent', { status: 200, body: { id: 's' } });
    await expect(clientOf({ timeoutMs: 200 }).applications.get('s')).resolves.toEqual({ id: 's' });
    service.answer('silent');
    const late = clientOf({ timeoutMs: 50, maxRetries: 0 }).applications.get('s', { wait: 1 });
    const begun = performance.now();
    await expect(late).rejects.toMatchObject({ code: 'timeout', status: undefined });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
  });

  it('ends at once when the caller aborts: while it waits for an answer, and between two', async () => {
    service.answer('silent');
    await expect(clientOf().me({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
    service.answer(refusal(503, 'unavailable', { 'retry-after': '50' }));
    const begun = performance.now();
    await expect(clientOf().me({ signal: AbortSignal.timeout(200) })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - begun).toBeLessThan(10_000);
    service.answer(ACCEPTED);
    await expect(clientOf().me({ signal: AbortSignal.abort(new Error('Enough')) })).rejects.toThrow('Enough');
    expect(service.received).toHaveLength(0);
  });

  it('follows no redirect with the key', async () => {
    service.answer({ status: 307, headers: { location: '/elsewhere' } });
    await expect(clientOf().me()).rejects.toMatchObject({ code: 'unexpected_answer', status: 307 });
    expect(service.received).toHaveLength(1);
  });

  it('knows an error that is newer than itself by its status', async () => {
    service.answer(refusal(403, 'constructor'));
    const error: unknown = await clientOf()
      .me()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'IntakeError', status: 403, code: 'constructor', requestId: 'r-1' });
  });

  it('cannot be led to another path by an id', async () => {
    service.answer(ACCEPTED);
    await clientOf().applications.get('../balance?x=1#y');
    expect(first().url).toBe('/v1/api/applications/..%2Fbalance%3Fx%3D1%23y');
    expect(() => clientOf().applications.get('..')).toThrow(TypeError);
    expect(() => clientOf().schemas.get('')).toThrow(TypeError);
  });
});
