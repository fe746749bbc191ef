import {
  BREAKING_OFF,
  ENDLESS,
  failingWith,
  GOOD,
  HANGING,
  judging,
  RESETTING,
  saying,
  sendingRaw,
} from '../../../support/model-behaviours.js';
import { eventually } from '../../../support/eventually.js';
import { errorOf, INPUT, KEY, modelReviewer, quiet } from '../../../support/model-reviewer.js';
import { type Behaviour, ModelServer, USAGE } from '../../../support/model-server.js';

const PROTOCOLS = [
  ['openai-compatible', {}],
  ['anthropic', { REVIEWER: 'anthropic', REVIEWER_MODEL: 'claude-sonnet-4-5' }],
] as const;
const PASSING = { kind: 'unavailable', isLasting: false };
const LASTING = { kind: 'unavailable', isLasting: true };
const MALFORMED = { kind: 'malformed', isLasting: true };
const HTML = '<!doctype html><title>Sign in</title>';

let server: ModelServer;

// One for each test: calls that a review stopped may still be on their way to it.
beforeEach(async () => {
  server = await ModelServer.start(GOOD);
});
afterEach(() => server.close());

describe.each(PROTOCOLS)('over the protocol of %s', (_, env) => {
  it.each<[string, Behaviour, object]>([
    ['a limit in seconds', failingWith(429, { 'Retry-After': '2' }), { ...PASSING, retryAfterMs: 2_000 }],
    ['a limit of two minutes', failingWith(429, { 'Retry-After': '120' }), { ...PASSING, retryAfterMs: 120_000 }],
    ['a limit of a day', failingWith(429, { 'Retry-After': '86400' }), { ...LASTING, retryAfterMs: 900_000 }],
    ['a limit without a time', failingWith(429), PASSING],
    ['an overloaded provider', failingWith(529), PASSING],
    ['an error of the provider', failingWith(500), PASSING],
    ['an error page', sendingRaw(502, 'text/html', HTML), PASSING],
    ['a connection that is reset', RESETTING, PASSING],
    ['a wrong key', failingWith(401), LASTING],
    ['a key without the right', failingWith(403), LASTING],
    ['an unknown model', failingWith(404), LASTING],
    ['a connection that is reset in the middle', BREAKING_OFF, PASSING],
    [
      'a redirect',
      (_call, response) => {
        response.writeHead(302, { Location: server.url }).end();
      },
      LASTING,
    ],
    ['a page where the answer should be', sendingRaw(200, 'text/html', HTML), MALFORMED],
    ['an empty body', sendingRaw(200, 'application/json', ''), MALFORMED],
    ['JSON of another kind', sendingRaw(200, 'application/json', '{"ok":true}'), MALFORMED],
    ['a request that it does not take', failingWith(400), MALFORMED],
    [
      'a request that its filter refuses',
      failingWith(400, {}, { code: 'content_filter', type: 'content_filter' }),
      { kind: 'refused' },
    ],
  ])('%s is told for what it is, without another try', async (_what, behaviour, expected) => {
    server.always(behaviour);
    const error = await errorOf(modelReviewer(server, env).judge(INPUT, quiet()));
    expect(error).toMatchObject(expected);
    expect(server.calls).toHaveLength(1);
  });

  it('a limit until a certain time is waited for', async () => {
    server.always(failingWith(429, { 'Retry-After': new Date(Date.now() + 90_000).toUTCString() }));
    const { retryAfterMs = 0 } = await errorOf(modelReviewer(server, env).judge(INPUT, quiet()));
    expect(retryAfterMs).toBeGreaterThan(80_000);
    expect(retryAfterMs).toBeLessThanOrEqual(90_000);
  });

  it.each([
    ['refuses', saying('', { refusal: 'I cannot help with that.', finish: 'content_filter' })],
    ['is cut off by a filter', saying('{"indus', { finish: 'content_filter' })],
  ])('a model that %s has refused, and is paid', async (_what, behaviour) => {
    server.next(GOOD, behaviour);
    const error = await errorOf(modelReviewer(server, env).judge(INPUT, quiet()));
    expect(error).toMatchObject({ kind: 'refused' });
    expect(error.usage.input_tokens).toBeGreaterThanOrEqual(2 * USAGE.input);
  });

  it.each([
    ['breaks the schema', saying('{"industry":"Alchemy"}')],
    ['is cut off', saying('{"industry":"Agri', { finish: 'length' })],
  ])('a model that %s twice is given up, and both answers are paid', async (_what, behaviour) => {
    server.always(behaviour);
    const error = await errorOf(modelReviewer(server, env).judge(INPUT, quiet()));
    expect(error).toMatchObject({
      ...MALFORMED,
      usage: { input_tokens: 2 * USAGE.input, output_tokens: 2 * USAGE.output },
    });
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['of 5 MB', sendingRaw(200, 'application/json', ' '.repeat(5 * 1024 * 1024))],
    ['without an end', ENDLESS],
  ])('a reply %s is not read to its end', async (_what, behaviour) => {
    let isOver = false;
    server.always((call, response) => {
      response.on('close', () => {
        isOver = true;
      });
      behaviour(call, response);
    });
    const error = await errorOf(modelReviewer(server, env, { timeoutMs: 20_000 }).judge(INPUT, quiet()));
    expect(error.message).toContain('larger than 2 MiB');
    expect(error).toMatchObject(MALFORMED);
    expect(await eventually(() => isOver)).toBe(true);
  });

  it('what never comes is given up in time', async () => {
    server.always(HANGING);
    const error = await errorOf(modelReviewer(server, env, { timeoutMs: 200 }).judge(INPUT, quiet()));
    expect(error).toMatchObject(PASSING);
    expect(error.message).toContain('within 0.2 s');
  });

  it('what stops in the middle is given up in time', async () => {
    server.always((_call, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    });
    expect(await errorOf(modelReviewer(server, env, { timeoutMs: 200 }).judge(INPUT, quiet()))).toMatchObject(PASSING);
  });

  it('nothing of key, application or answer is in the error', async () => {
    const quoting = failingWith(
      401,
      {},
      { message: `Incorrect key ${KEY}: Dairies lose 14%`, code: 'invalid_api_key' },
    );
    server.always(quoting);
    const error = await errorOf(modelReviewer(server, env).judge(INPUT, quiet()));
    expect(error.message).toContain('HTTP 401');
    expect(error.message).toContain('REVIEWER_API_KEY');
    expect(error.cause).toBeUndefined();
    expect(JSON.stringify(error) + String(error.stack)).not.toMatch(/sk-not|Dairies/);
  });
});

it('knows the field in which a model says that it refuses', async () => {
  server.always(saying('', { refusal: 'I cannot help with that.' }));
  expect(await errorOf(modelReviewer(server).judge(INPUT, quiet()))).toMatchObject({ kind: 'refused' });
});

it('names a server that is not there', async () => {
  const gone = await ModelServer.start(GOOD);
  const reviewer = modelReviewer(gone);
  await gone.close();
  const error = await errorOf(reviewer.judge(INPUT, quiet()));
  expect(error).toMatchObject(PASSING);
  expect(error.message).toContain('ECONNREFUSED');
});

it('stops when it is told to, and says why in the words of who told it', async () => {
  server.always(HANGING);
  const controller = new AbortController();
  const reviewing = modelReviewer(server).judge(INPUT, controller.signal);
  const reason = new Error('Shutting down');
  const ended = reviewing.catch((error: unknown) => error);
  await eventually(() => server.calls.length > 0);
  controller.abort(reason);
  expect(await ended).toBe(reason);
});

it('stops the other calls of a review when one has failed', async () => {
  const closed: boolean[] = [];
  server.always((call, response) => {
    if (server.calls.length === 1) {
      GOOD(call, response);
      return;
    }
    response.on('close', () => closed.push(true));
    if (server.calls.length === 6) failingWith(500)(call, response);
  });
  expect(await errorOf(modelReviewer(server).judge(INPUT, quiet()))).toMatchObject(PASSING);
  await eventually(() => closed.length === 5);
});

describe('a provider that is down', () => {
  it('is left alone after five calls, for every review', async () => {
    server.always(failingWith(503));
    const reviewer = modelReviewer(server);
    for (let call = 0; call < 5; call += 1)
      expect(await errorOf(reviewer.judge(INPUT, quiet()))).toMatchObject(PASSING);
    expect(server.calls).toHaveLength(5);
    expect(await errorOf(reviewer.judge(INPUT, quiet()))).toMatchObject(LASTING);
    expect(server.calls).toHaveLength(5);
  });

  it('is called again when its time is up, once, and then as before', async () => {
    server.always(failingWith(503));
    const reviewer = modelReviewer(server);
    for (let call = 0; call < 5; call += 1) await errorOf(reviewer.judge(INPUT, quiet()));
    server.always(GOOD);
    const { now } = Date;
    try {
      Date.now = () => now() + 29_000;
      expect(await errorOf(reviewer.judge(INPUT, quiet()))).toMatchObject(LASTING);
      Date.now = () => now() + 31_000;
      expect((await reviewer.judge(INPUT, quiet())).industry).toBe('Agritech');
    } finally {
      Date.now = now;
    }
    expect((await reviewer.judge(INPUT, quiet())).industry).toBe('Agritech');
  });

  it('is not one that refuses or talks nonsense', async () => {
    server.always(saying('nonsense'));
    const reviewer = modelReviewer(server);
    for (let call = 0; call < 6; call += 1)
      expect(await errorOf(reviewer.judge(INPUT, quiet()))).toMatchObject(MALFORMED);
  });
});

it('makes no more calls at a time than it may', async () => {
  let [open, most] = [0, 0];
  server.always((call, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      saying(judging())(call, response);
    });
  });
  const reviewer = modelReviewer(server, { REVIEWER_CONCURRENCY: '2' });
  await Promise.all([1, 2, 3].map(() => reviewer.judge(INPUT, quiet())));
  expect(most).toBe(2);
});
