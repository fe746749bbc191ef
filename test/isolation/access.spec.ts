import { SCOPES } from '../../src/common/access/scope.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from '../support/api-client.js';
import { Estate, MARKS, rolesBelow } from './estate.js';
import { newMember } from './members.js';
import { type Operation, OPERATIONS, operationsFor } from './operations.js';
import { ask } from './requests.js';

let service: TestApp;
let estate: Estate;
let stranger: ApiClient;
let revoked: ApiClient;

beforeAll(async () => {
  service = await startTestApp();
  estate = await Estate.create(service);
  stranger = new ApiClient(service.baseUrl);
  const minted = await estate.world.key();
  revoked = minted.client;
  await service.database.query('update api_keys set revoked_at = now() where id = $1', [minted.id]);
});
afterAll(() => service.close());

const outcomes = (answers: readonly Answer[]): unknown[] => answers.map(({ status, body }) => [status, body['code']]);
const all = (operation: Operation, outcome: [number, string]): unknown[] => operation.bodies.map(() => outcome);

it('tries every operation of the document', () => {
  const tried = (['public', 'key', 'sandbox', 'portal'] as const).flatMap((kind) => operationsFor(kind));
  expect(tried).toHaveLength(OPERATIONS.length);
  expect(OPERATIONS.length).toBeGreaterThan(40);
});

describe.each([...operationsFor('key'), ...operationsFor('sandbox')])('%s', (_, operation) => {
  it('is closed to those without a key, and to a revoked one', async () => {
    expect(outcomes(await ask(stranger, operation, estate.ids))).toEqual(all(operation, [401, 'missing_api_key']));
    expect(outcomes(await ask(revoked, operation, estate.ids))).toEqual(all(operation, [401, 'invalid_api_key']));
  });

  it('takes no cookie for a key', async () => {
    const { client } = await newMember(service, estate.world, 'owner');
    expect(outcomes(await ask(client, operation, estate.ids))).toEqual(all(operation, [401, 'missing_api_key']));
  });
});

describe.each(operationsFor('key'))('%s', (_, operation) => {
  const { scope } = operation.access;

  it('needs its scope, and no other', async () => {
    const others = SCOPES.filter((other) => other !== scope);
    const { client: lacking } = await estate.world.key({ scopes: others });
    const { client: holding } = await estate.world.key({ scopes: scope === null ? [] : [scope] });
    if (scope !== null) {
      expect(outcomes(await ask(lacking, operation, estate.ids))).toEqual(all(operation, [403, 'insufficient_scope']));
    }
    for (const { status } of await ask(holding, operation, estate.ids)) expect([401, 403, 404]).not.toContain(status);
  });
});

describe.each(operationsFor('sandbox'))('%s', (_, operation) => {
  it('is for test keys alone', async () => {
    expect(outcomes(await ask(estate.world.live, operation, estate.ids))).toEqual(all(operation, [403, 'sandbox_live_key']));
    for (const { status } of await ask(estate.world.test, operation, estate.ids)) expect(status).toBeLessThan(300);
  });
});

describe.each(operationsFor('portal'))('%s', (_, operation) => {
  const { role } = operation.access;

  it('is closed to those who are not signed in, to API keys, and to somebody who was removed', async () => {
    expect(outcomes(await ask(stranger, operation, estate.ids))).toEqual(all(operation, [401, 'not_signed_in']));
    expect(outcomes(await ask(estate.world.live, operation, estate.ids))).toEqual(all(operation, [401, 'not_signed_in']));
    const { client, memberId } = await newMember(service, estate.world, 'owner');
    await service.database.query('delete from members where id = $1', [memberId]);
    expect(outcomes(await ask(client, operation, estate.ids))).toEqual(all(operation, [401, 'not_signed_in']));
  });

  it('is for its role and those above', async () => {
    for (const lesser of rolesBelow(role)) {
      const { client } = await newMember(service, estate.world, lesser);
      expect([lesser, ...outcomes(await ask(client, operation, estate.ids))]).toEqual([lesser, ...all(operation, [403, 'forbidden'])]);
    }
    const { client } = await newMember(service, estate.world, role);
    const { ids } = await Estate.within(service, estate.world);
    for (const { status } of await ask(client, operation, ids)) expect([401, 403, 404]).not.toContain(status);
  });

  it('does nothing for a foreign page', async () => {
    const { client } = await newMember(service, estate.world, 'owner');
    const before = await estate.fingerprint();
    const answers = await ask(client.from('https://evil.example'), operation, estate.ids);
    if (operation.method !== 'GET') expect(outcomes(answers)).toEqual(all(operation, [403, 'cross_origin']));
    expect(await estate.fingerprint()).toEqual(before);
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
