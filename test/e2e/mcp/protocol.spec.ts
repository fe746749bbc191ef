import { ProgramsService } from '../../../src/modules/cohorts/programs.service.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { World } from '../../support/world.js';

const PATH = '/v1/mcp';
const NEWEST = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': NEWEST,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

const message = (method: string, params: object = {}): Record<string, unknown> => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

/** As clients of the newest revision send it. */
const newest = (method: string, params: object = {}): Promise<Answer> =>
  world.live.post(PATH, message(method, { ...params, _meta: ENVELOPE }), {
    headers: { 'mcp-protocol-version': NEWEST, 'mcp-method': method },
  });

/** Every answer is one that the document has. */
function documented(answer: Answer): Answer {
  expect(validatorOf(service).problemOfAnswer('POST', PATH, answer)).toBeNull();
  return answer;
}

it.each([
  ['no message at all', {}, -32_600],
  ['another version of JSON-RPC', { ...message('tools/list'), jsonrpc: '1.0' }, -32_600],
  ['a method that is no text', { ...message('tools/list'), method: 7 }, -32_600],
  ['parameters that are a list', { ...message('tools/list'), params: [] }, -32_600],
  ['an id that is an object', { ...message('tools/list'), id: {} }, -32_600],
  ['an id that is no whole number', { ...message('tools/list'), id: 1.5 }, -32_600],
])('%s is answered 400, in the words of JSON-RPC', async (_, body, code) => {
  const answer = documented(await world.live.post(PATH, body));
  expect(answer).toMatchObject({ status: 400, body: { jsonrpc: '2.0', error: { code } } });
});

it.each([
  ['an unknown tool', message('tools/call', { name: 'none' }), -32_602],
  ['a name that every object has', message('tools/call', { name: '__proto__' }), -32_602],
  ['arguments that are a list', message('tools/call', { name: 'whoami', arguments: [] }), -32_602],
  ['a call of nothing', message('tools/call'), -32_602],
  ['an unknown method', message('none'), -32_601],
  ['what this server does not have', message('resources/list'), -32_601],
])('%s is an error of JSON-RPC', async (_, body, code) => {
  const answer = documented(await world.live.post(PATH, body));
  expect(answer).toMatchObject({ status: 200, body: { id: 1, error: { code } } });
});

it('answers the newest revision by its own rules', async () => {
  expect(documented(await newest('server/discover')).body).toMatchObject({ result: { supportedVersions: [NEWEST] } });
  expect(documented(await newest('none'))).toMatchObject({ status: 404, body: { error: { code: -32_601 } } });
  const disagreeing = await world.live.post(PATH, message('tools/list', { _meta: ENVELOPE }), {
    headers: { 'mcp-protocol-version': NEWEST, 'mcp-method': 'tools/call' },
  });
  expect(documented(disagreeing)).toMatchObject({ status: 400, body: { error: { code: -32_020 } } });
  const unknown = await world.live.post(PATH, message('tools/list'), {
    headers: { 'mcp-protocol-version': '1999-01-01' },
  });
  expect(documented(unknown).status).toBe(400);
});

it('holds no stream open: a subscription is refused at once, and a notification is not answered', async () => {
  const answer = documented(await newest('subscriptions/listen', { notifications: { toolsListChanged: true } }));
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toMatchObject({ error: { message: 'Subscription limit reached' } });
  const told = documented(await world.live.post(PATH, { jsonrpc: '2.0', method: 'notifications/initialized' }));
  expect([told.status, told.text]).toEqual([202, '']);
});

it('gives no session away', async () => {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const { headers, body } = documented(await world.live.post(PATH, message('initialize', params)));
  expect(headers.has('mcp-session-id')).toBe(false);
  expect(body).toMatchObject({ result: { protocolVersion: '2025-06-18', capabilities: { tools: {} } } });
});

it.each(['application/json', 'text/event-stream', 'text/html', ''])(
  'answers JSON to who accepts %j',
  async (accept) => {
    const { status, headers } = await world.live.post(PATH, message('ping'), { headers: { accept } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  },
);

describe('the rules of the API hold', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is answered 405', async (method) => {
    const { status, headers, body } = await world.live.send<Record<string, unknown>>(method, PATH, undefined);
    expect([status, headers.get('allow'), body['code']]).toEqual([405, 'POST', 'method_not_allowed']);
  });

  it.each([
    ['a batch', JSON.stringify([message('ping'), message('ping')]), {}, 400, 'invalid_json'],
    [
      'a huge batch',
      JSON.stringify(Array.from({ length: 20_000 }, () => message('ping'))),
      {},
      413,
      'payload_too_large',
    ],
    ['no JSON', '{', {}, 400, 'invalid_json'],
    ['nothing', '', {}, 400, 'invalid_json'],
    ['what is nested too deep', '['.repeat(100_000), {}, 400, 'invalid_json'],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ])('%s is refused', async (_, raw, headers, status, code) => {
    const answer = documented(await world.live.post(PATH, undefined, { raw, headers }));
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it('lets nobody in without a key, and says so as everywhere', async () => {
    const answer = documented(await new ApiClient(service.baseUrl).post(PATH, message('tools/list')));
    expect([answer.status, answer.body['code']]).toEqual([401, 'missing_api_key']);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  });

  it('counts each message against the quota of the key', async () => {
    const { client } = await world.key({ rateLimitPerMinute: 2 });
    const answers = [];
    for (const method of ['tools/list', 'ping', 'tools/list']) answers.push(await client.post(PATH, message(method)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(documented(answers[2] as Answer).body['code']).toBe('rate_limited');
  });

  it('names the exchange in the headers, and in what a tool refuses', async () => {
    const call = message('tools/call', { name: 'get_cohort', arguments: { cohort_id: 'x' } });
    const { headers, text } = await world.live.post(PATH, call, { headers: { 'x-request-id': 'my-own-id' } });
    expect(headers.get('x-request-id')).toBe('my-own-id');
    expect(text).toContain(String.raw`\"request_id\":\"my-own-id\"`);
  });
});

it('answers by HTTP when the service itself fails, so that the message is sent again', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const overrides = [{ provide: ProgramsService, useValue: { list: () => Promise.reject(away) } }];
  const own = await startTestApp({ settings: { ROLE: 'api' }, overrides });
  try {
    const { live } = await World.create(own);
    const answer = documented(await live.post(PATH, message('tools/call', { name: 'list_cohorts' })));
    expect([answer.status, answer.body['code'], answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  } finally {
    await own.close();
  }
});
