import { isAtLeast, PORTAL_ROLES } from '../../src/common/access/portal-role.js';
import { type Scope, SCOPES } from '../../src/common/access/scope.js';
import { type RouteAccess } from '../../src/common/access/route-access.js';
import { type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { type PortalClient } from '../support/portal-client.js';
import { routesOf } from '../support/routes.js';
import { sampled } from '../support/sampled.js';
import { startStillApp } from '../support/still-app.js';
import { Estate } from './estate.js';
import { MARKS } from './marks.js';
import { newMember } from './members.js';
import { type Operation, OPERATIONS, operationsFor } from './operations.js';
import { ask } from './requests.js';

let service: TestApp;
let estate: Estate;
let stranger: ApiClient;
let revoked: ApiClient;
/** One of each role, who are refused whatever they ask. */
let members: readonly PortalClient[];
/** Signed in, and removed from the team since. */
let removed: PortalClient;

beforeAll(async () => {
  service = await startStillApp();
  estate = await Estate.create(service);
  stranger = new ApiClient(service.baseUrl);
  const minted = await estate.world.key();
  revoked = minted.client;
  await service.database.query('update api_keys set revoked_at = now() where id = $1', [minted.id]);
  const made = await Promise.all(PORTAL_ROLES.map((role) => newMember(service, estate.world, role)));
  members = made.map(({ client }) => client);
  const former = await newMember(service, estate.world, 'owner');
  await service.database.query('delete from members where id = $1', [former.memberId]);
  removed = former.client;
});
afterAll(() => service.close());

/** Who has a higher role than an operation needs, and could be refused only where roles are compared wrongly. */
const HIGHER = operationsFor('portal').flatMap(([title, { access }]) =>
  PORTAL_ROLES.filter((holder) => holder !== access.role && isAtLeast(holder, access.role)).map(
    (holder) => `${holder} ${title}`,
  ),
);
const OF_HIGHER = new Set(sampled(HIGHER));

/** The caller is told the same whatever of the operation's requests is sent. */
async function isRefused(client: ApiClient, operation: Operation, status: number, code: string): Promise<void> {
  const outcomes = (await ask(client, operation, estate.ids)).map(
    (answer) => `${answer.status} ${String(answer.body['code'])}`,
  );
  expect([...new Set(outcomes)]).toEqual([`${status} ${code}`]);
}

/** Pages for applicants are no part of the document; `test/e2e/apply` tries them. */
function isPage(path: string, { kind }: RouteAccess): boolean {
  return kind === 'public' && path.startsWith('/apply/');
}

it('tries every route that the service has, as open as the service has it', () => {
  const documented = OPERATIONS.map(({ title, access }) => [title, access] as const);
  const inDocument = routesOf(service.app).filter(({ path, access }) => !isPage(path, access));
  const served = inDocument.map(
    ({ method, path, access }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, access] as const,
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(served));
  const tried = (['public', 'operations', 'key', 'sandbox', 'portal'] as const).flatMap((kind) => operationsFor(kind));
  expect(tried).toHaveLength(OPERATIONS.length);
  expect(OPERATIONS.length).toBeGreaterThan(40);
});

describe.each([...operationsFor('key'), ...operationsFor('sandbox')])('%s', (_, operation) => {
  it('is closed to those without a key, and to a revoked one', async () => {
    await isRefused(stranger, operation, 401, 'missing_api_key');
    await isRefused(revoked, operation, 401, 'invalid_api_key');
  });

  it('takes no cookie for a key', async () => {
    for (const member of members) await isRefused(member, operation, 401, 'missing_api_key');
  });
});

describe.each(operationsFor('key'))('%s', (_, operation) => {
  const { scope } = operation.access;
  // Nobody gives what they do not have.
  const given = operation.bodies.flatMap((body) => (body as { scopes?: Scope[] } | undefined)?.scopes ?? []);

  it('needs its scope, and no other', async () => {
    const others = SCOPES.filter((other) => other !== scope);
    const { client: lacking } = await estate.world.key({ scopes: others });
    const { client: holding } = await estate.world.key({ scopes: [...(scope === null ? [] : [scope]), ...given] });
    if (scope !== null) await isRefused(lacking, operation, 403, 'insufficient_scope');
    for (const { status } of await ask(holding, operation, estate.ids)) expect([401, 403, 404]).not.toContain(status);
  });
});

describe.each(operationsFor('sandbox'))('%s', (_, operation) => {
  it('is for test keys alone', async () => {
    await isRefused(estate.world.live, operation, 403, 'sandbox_live_key');
    for (const { status } of await ask(estate.world.test, operation, estate.ids)) expect(status).toBeLessThan(300);
  });
});

describe.each(operationsFor('portal'))('%s', (title, operation) => {
  const { role } = operation.access;
  const holders = PORTAL_ROLES.filter(
    (holder) => holder === role || !isAtLeast(holder, role) || OF_HIGHER.has(`${holder} ${title}`),
  );

  it('is closed to those who are not signed in, to API keys, and to somebody who was removed', async () => {
    await isRefused(stranger, operation, 401, 'not_signed_in');
    await isRefused(estate.world.live, operation, 401, 'not_signed_in');
    await isRefused(estate.world.test, operation, 401, 'not_signed_in');
    await isRefused(removed, operation, 401, 'not_signed_in');
  });

  it.each(holders)('answers a %s as the document says', async (holder) => {
    const { client } = await newMember(service, estate.world, holder);
    if (!isAtLeast(holder, role)) {
      await isRefused(client, operation, 403, 'forbidden');
      return;
    }
    const { ids } = operation.method === 'GET' ? estate : await Estate.within(service, estate.world, client);
    for (const { status, body } of await ask(client, operation, ids)) {
      // What its role may do is done, unless the state of things is against it.
      if (status !== 409) expect([status < 300, body['code']]).toEqual([true, undefined]);
    }
  });

  it('does nothing for a foreign page', async () => {
    const { client } = await newMember(service, estate.world, 'owner');
    const before = await estate.fingerprint();
    const foreign = client.from('https://evil.example');
    if (operation.method === 'GET') await ask(foreign, operation, estate.ids);
    else await isRefused(foreign, operation, 403, 'cross_origin');
    expect(await estate.fingerprint()).toEqual(before);
  });
});

describe.each(operationsFor('operations'))('%s', (_, operation) => {
  it('is closed to everybody elsewhere, whatever key or session they have', async () => {
    const { client: owner } = await newMember(service, estate.world, 'owner');
    for (const client of [stranger, estate.world.live, estate.world.test, owner]) {
      const { status, body } = await client.send<{ code?: string }>(operation.method, operation.template, undefined, {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      expect([status, body.code]).toEqual([403, 'operations_only']);
    }
  });
});

describe.each(operationsFor('public'))('%s', (_, operation) => {
  it('is open to anybody, and says nothing of anybody', async () => {
    for (const answer of await ask(stranger, operation, estate.ids)) {
      expect(answer.status).not.toBe(403);
      for (const mark of Object.values(MARKS)) expect(answer.text).not.toContain(mark);
    }
  });
});
