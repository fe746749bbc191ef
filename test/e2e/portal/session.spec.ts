import { createHash } from 'node:crypto';
import { request as send } from 'node:http';
import { sharedTestApp } from '../../setup/shared-app.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/session';

let service: TestApp;
let world: World;
let stranger: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  stranger = new ApiClient(service.baseUrl);
});

const credentials = (): { email: string; password: string } => ({ email: world.email, password: world.password });
const query = <T>(sql: string, ...values: unknown[]): Promise<T[]> => service.database.query(sql, values);

/** The cookie of somebody who signs in with headers that `fetch` would not send. */
function cookieOf({ baseUrl }: TestApp, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = send(
      baseUrl + PATH,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        resolve(String(response.headers['set-cookie']));
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify(credentials()));
  });
}

describe('signing in', () => {
  it('tells who it is, and sets a cookie that scripts and other sites never get', async () => {
    const { status, body, headers } = await stranger.post(PATH, { ...credentials(), email: world.email.toUpperCase() });
    expect(status).toBe(200);
    const id = expect.any(String) as string;
    expect(body).toEqual({
      member: { id, email: world.email, role: 'owner' },
      organisation: { id: world.organisationId, name: expect.stringMatching(/^Organisation/) as string },
      role: 'owner',
    });
    expect(headers.get('set-cookie')).toMatch(/^intake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('asks for TLS everywhere but on the own machine', async () => {
    const cookie = await cookieOf(service, { host: 'intake.example' });
    expect(cookie).toMatch(/^__Host-intake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST']) {
      expect(await cookieOf(service, { host })).toMatch(
        /^intake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    }
  });

  it.each([
    ['behind a proxy, whatever Host that passes on', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
    ['behind a proxy that does not tell', { TRUST_PROXY: '1' }, {}],
    ['in production', { NODE_ENV: 'production', DATABASE_PRIVILEGED_ACCOUNT: 'warn' }, {}],
  ])('asks for TLS %s', async (_, settings, headers) => {
    const proxied = await startTestApp({ settings: { ROLE: 'api', ...settings }, stores: service.stores });
    const cookie = await cookieOf(proxied, { host: '127.0.0.1', ...headers });
    expect(cookie).toMatch(/^__Host-intake_session=.*; Secure$/);
    const portal = new ApiClient(proxied.baseUrl);
    const signedIn = await portal.get(PATH, { headers: { ...headers, cookie: cookie.split(';')[0] ?? '' } });
    expect(signedIn.status).toBe(200);
    const planted = await portal.get(PATH, {
      headers: { ...headers, cookie: cookie.split(';')[0]?.replace('__Host-', '') ?? '' },
    });
    expect(planted.status).toBe(401);
    await proxied.close();
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const wrong = await stranger.post(PATH, { ...credentials(), password: 'wrong' });
    const unknown = await stranger.post(PATH, { email: 'nobody@example.com', password: world.password });
    for (const { status, body, headers } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'invalid_credentials', error: 'Invalid e-mail or password' });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('www-authenticate')).not.toBeNull();
    }
  });

  it('names all that is missing or of the wrong type, and refuses what is too long before it is hashed', async () => {
    expect((await stranger.post(PATH, { email: 7 })).body).toMatchObject({
      code: 'invalid_request',
      invalid_fields: ['email', 'password'],
    });
    const long = await stranger.post(PATH, { ...credentials(), password: 'x'.repeat(129) });
    expect(long.status).toBe(422);
    expect(long.body).toMatchObject({ code: 'limit_exceeded', invalid_fields: ['password'] });
  });

  it('refuses a foreign page', async () => {
    const answer = await stranger.post(PATH, credentials(), { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(answer.body['code']).toBe('cross_origin');
  });
});

describe('a session', () => {
  it('is kept only as a hash', async () => {
    const { headers } = await stranger.post(PATH, credentials());
    const token = /=([\w-]+);/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    const rows = await query(
      'select 1 from portal_sessions where token_hash = $1',
      createHash('sha256').update(token).digest(),
    );
    expect(rows).toHaveLength(1);
  });

  it('is a new one at each sign-in, and ends the one that the browser still had', async () => {
    const first = await PortalClient.signIn(service.baseUrl, world);
    expect((await first.get(PATH)).body['role']).toBe('owner');
    const again = await first.post(PATH, credentials());
    expect(again.headers.get('set-cookie')).not.toBeNull();
    expect((await first.get(PATH)).status).toBe(401);
  });

  it('ends when its member signs out', async () => {
    const portal = await PortalClient.signIn(service.baseUrl, world);
    const { status, headers, text } = await portal.send('DELETE', PATH, undefined);
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('set-cookie')).toMatch(/^intake_session=; .*Max-Age=0$/);
    expect((await portal.get(PATH)).body).toMatchObject({ code: 'not_signed_in', error: 'Not signed in' });
  });

  it.each([
    ['was idle for too long', `last_seen_at = now() - interval '601 minutes'`],
    ['has run out', 'expires_at = now()'],
  ])('ends when it %s', async (_, change) => {
    const portal = await PortalClient.signIn(service.baseUrl, world);
    await query(`update portal_sessions set ${change}`);
    expect((await portal.get(PATH)).status).toBe(401);
  });

  it('stays while it is used', async () => {
    await query('delete from portal_sessions');
    const portal = await PortalClient.signIn(service.baseUrl, world);
    await query(`update portal_sessions set last_seen_at = now() - interval '599 minutes'`);
    expect((await portal.get(PATH)).status).toBe(200);
    expect(await query(`select 1 from portal_sessions where last_seen_at > now() - interval '1 minute'`)).toHaveLength(
      1,
    );
  });

  it('is nothing that an API key could stand in for, nor the other way round', async () => {
    expect((await world.live.get(PATH)).status).toBe(401);
    const portal = await PortalClient.signIn(service.baseUrl, world);
    expect((await portal.get('/v1/api/me')).body['code']).toBe('missing_api_key');
  });
});
