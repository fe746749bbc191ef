import { type IncomingHttpHeaders, request as send } from 'node:http';
import { Redis } from 'ioredis';
import { CreateOrganisation } from '../../../src/modules/onboarding/create-organisation.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PATIENT_COUNTING } from '../../support/patient-counting.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

interface SignInAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

let service: TestApp;
let redis: Redis;
let addresses = 1;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' }, overrides: [PATIENT_COUNTING] });
  redis = new Redis(service.stores.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await service.close();
});

/** All of 127.0.0.0/8 is this machine, so a test can come from where nobody was before. */
function newAddress(): string {
  addresses += 1;
  return `127.0.0.${addresses}`;
}

function signIn(
  email: string,
  password: string,
  localAddress = '127.0.0.1',
  { baseUrl = service.baseUrl, cookie }: { baseUrl?: string; cookie?: string } = {},
): Promise<SignInAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
    const request = send(`${baseUrl}/v1/portal/session`, { method: 'POST', headers, localAddress }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const body = JSON.parse(text) as Record<string, unknown>;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.on('error', reject);
    request.end(JSON.stringify({ email, password }));
  });
}

async function fail(times: number, email: string, address: string, cookie?: string): Promise<number[]> {
  const statuses = [];
  const options = cookie === undefined ? {} : { cookie };
  for (let count = 0; count < times; count += 1) statuses.push((await signIn(email, 'wrong', address, options)).status);
  return statuses;
}

it('takes ten wrong passwords for an account, from wherever and however it is written, then none', async () => {
  const world = await World.create(service);
  expect(await fail(5, world.email, newAddress())).toEqual(Array(5).fill(401));
  expect(await fail(5, world.email.toUpperCase(), newAddress())).toEqual(Array(5).fill(401));
  const refused = await signIn(world.email, world.password, newAddress());
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    error: 'Too many requests',
    code: 'rate_limited',
    doc_url: '/docs/errors/rate_limited',
    request_id: refused.headers['x-request-id'],
  });
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(890);
  expect(retryAfter).toBeLessThanOrEqual(900);
  expect(refused.headers['set-cookie']).toBeUndefined();
});

it.each(['İ', '\u212a', 'ſ'])('counts a spelling with %s for the account that it signs in to', async (letter) => {
  const plain = letter.normalize('NFKD').charAt(0).toLowerCase();
  const email = `${plain}-${letter.codePointAt(0) ?? 0}@example.com`;
  const { password } = await service.app.get(CreateOrganisation, { strict: false }).execute({ name: 'Spelt', email });
  const spelling = email.replace(plain, letter);
  const isSame = (await signIn(spelling, password, newAddress())).status === 200;
  // The first wrong one was that above, where it is another address.
  expect(await fail(isSame ? 10 : 9, spelling, newAddress())).not.toContain(429);
  expect((await signIn(spelling, password, newAddress())).status).toBe(429);
  expect((await signIn(email, password, newAddress())).status).toBe(isSame ? 429 : 200);
});

it('lets nobody who knows the password of one member guess that of another with the same address', async () => {
  const [mine, theirs] = [await World.create(service), await World.create(service)];
  await service.database.query('update members set email = $1 where organisation_id = $2', [
    mine.email,
    theirs.organisationId,
  ]);
  for (let count = 0; count < 5; count += 1) {
    expect((await signIn(mine.email, 'a guess', newAddress())).status).toBe(401);
    expect((await signIn(mine.email, mine.password, newAddress())).body).toMatchObject({
      organisation: { id: mine.organisationId },
    });
  }
  expect((await signIn(mine.email, theirs.password, newAddress())).status).toBe(401);
  expect((await signIn(mine.email, mine.password, newAddress())).status).toBe(200);
});

it('answers for an account that does not exist as for one that does', async () => {
  const world = await World.create(service);
  const [known, unknown] = [[], []] as SignInAnswer[][];
  for (let count = 0; count < 12; count += 1) {
    known?.push(await signIn(world.email, 'wrong', newAddress()));
    unknown?.push(await signIn('nobody@example.com', 'wrong', newAddress()));
  }
  const seen = (answers: SignInAnswer[] = []): unknown =>
    answers.map(({ status, headers, body }) => [
      status,
      body['code'],
      Object.keys(headers).sort(),
      headers['ratelimit-policy'],
    ]);
  expect(seen(known)).toEqual(seen(unknown));
  expect(known?.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

it('counts attempts before their passwords are looked at, so that many at once are no way around', async () => {
  const world = await World.create(service);
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(world.email, 'wrong', address)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

it('begins anew after a success', async () => {
  const world = await World.create(service);
  const address = newAddress();
  for (const _ of [1, 2]) {
    await fail(9, world.email, address);
    expect((await signIn(world.email, world.password, address)).status).toBe(200);
  }
});

it('does not lock a member out of where they signed in before, for all that strangers try elsewhere', async () => {
  const world = await World.create(service);
  const home = newAddress();
  expect((await signIn(world.email, world.password, home)).status).toBe(200);
  expect(await fail(12, world.email, newAddress())).toContain(429);
  expect((await signIn(world.email, world.password, newAddress())).status).toBe(429);
  expect((await signIn(world.email, world.password, home)).status).toBe(200);
  // Nor is that address a place to guess from.
  expect((await fail(12, world.email, home)).filter((status) => status === 401)).toHaveLength(10);
});

it('does not lock a member out of the browser they signed in with before, wherever they have gone with it', async () => {
  const world = await World.create(service);
  const [cookie = ''] = (await signIn(world.email, world.password, newAddress())).headers['set-cookie'] ?? [];
  expect(await fail(12, world.email, newAddress())).toContain(429);
  expect((await signIn(world.email, world.password, newAddress())).status).toBe(429);
  expect((await signIn(world.email, world.password, newAddress(), { cookie: 'intake_session=made-up' })).status).toBe(
    429,
  );
  const again = await signIn(world.email, world.password, newAddress(), { cookie });
  expect(again.status).toBe(200);
  // Nor is that browser one to guess with.
  const [next = ''] = again.headers['set-cookie'] ?? [];
  expect((await fail(12, world.email, newAddress(), next)).filter((status) => status === 401)).toHaveLength(10);
});

it('takes fifty wrong passwords from an address, whatever the accounts, and successes do not count', async () => {
  const world = await World.create(service);
  const address = newAddress();
  for (let count = 0; count < 10; count += 1)
    expect((await signIn(world.email, world.password, address)).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn(`nobody-${index}@example.com`, 'wrong', address)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
  const refused = await signIn(world.email, world.password, address);
  expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // What was refused there counts against no account.
  await fail(15, 'victim@example.com', address);
  expect((await signIn('victim@example.com', 'wrong', newAddress())).status).toBe(401);
});

it('limits nothing else of the portal', async () => {
  const world = await World.create(service);
  const portal = await PortalClient.signIn(service.baseUrl, world);
  await fail(11, world.email, newAddress());
  expect((await portal.get('/v1/portal/session')).status).toBe(200);
});

it('does not count what failed because of us', async () => {
  const world = await World.create(service);
  const postgres = await TcpProxy.to(service.stores.databaseUrl);
  const broken = await startTestApp({
    settings: { ROLE: 'api' },
    stores: { ...service.stores, databaseUrl: postgres.url },
  });
  await postgres.cut();
  const address = newAddress();
  for (let count = 0; count < 11; count += 1) {
    expect((await signIn(world.email, world.password, address, { baseUrl: broken.baseUrl })).status).toBe(503);
  }
  expect((await signIn(world.email, world.password, address)).status).toBe(200);
  await postgres.restore();
  await broken.close();
  await postgres.cut();
});

it('keeps no e-mail address in Redis, and nothing for ever', async () => {
  await signIn('somebody.new@example.com', 'wrong', newAddress());
  const keys = await redis.keys('*limits*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatch(/^\{intake\}:limits:/);
    expect(key).not.toMatch(/@|example|somebody|owner/);
    expect(await redis.get(key)).toMatch(/^\d+$/);
    expect(await redis.ttl(key)).toBeGreaterThan(0);
  }
});
