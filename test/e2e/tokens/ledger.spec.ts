import fc from 'fast-check';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { newId } from '../../../src/common/ids/uuid.js';
import { GrantTokens } from '../../../src/modules/onboarding/grant-tokens.js';
import { type LedgerLine, LedgerRepository } from '../../../src/modules/tokens/ledger.repository.js';
import { release, settle } from '../../../src/modules/tokens/settlements.js';
import { SHARDS } from '../../../src/modules/tokens/shards.js';
import { TokensRepository } from '../../../src/modules/tokens/tokens.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { barrier } from '../../support/barrier.js';
import { eventually } from '../../support/eventually.js';
import { application, World } from '../../support/world.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
});
afterAll(() => service.close());

const sumOfEntries = async ({ organisationId }: World): Promise<number> => {
  const sql = 'select sum(amount)::int as sum from token_entries where organisation_id = $1';
  return (await service.database.query<{ sum: number }[]>(sql, [organisationId]))[0]?.sum ?? 0;
};

/** The whole ledger, newest first, read in pages of so many. */
async function entriesOf({ organisationId }: World, limit: number): Promise<LedgerLine[]> {
  const ledger = service.app.get(LedgerRepository, { strict: false });
  const found: LedgerLine[] = [];
  for (let before: number | null = null; ;) {
    const page = await ledger.page(organisationId, { before, limit });
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined) return found;
    before = last.rank;
  }
}

it('accepts exactly as many of a crowd as the balance covers', async () => {
  for (const [tokens, price] of [
    [1, 1],
    [7, 1],
    [40, 5],
  ] as const) {
    const owner = await World.create(service, { tokens });
    const { id } = await owner.cohort({ reviewPrice: price });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.live.post('/v1/api/applications', application(id))),
    );
    const accepted = answers.filter(({ status }) => status === 202);
    const affordable = Math.floor(tokens / price);
    expect(accepted).toHaveLength(affordable);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(20 - affordable);
    const left = { balance: tokens - affordable * price, reserved: affordable * price };
    expect((await owner.live.get('/v1/api/balance')).body).toEqual(left);
    expect(await sumOfEntries(owner)).toBe(left.balance);
  }
});

/** One movement of tokens, as the use cases make it, in a transaction of its own. */
type Movement = 'reserve' | 'settle' | 'release' | 'grant' | 'settle twice' | 'release a settled one' | 'crash';
const movement = fc.constantFrom<Movement>(
  'reserve',
  'reserve',
  'reserve',
  'settle',
  'release',
  'grant',
  'settle twice',
  'release a settled one',
  'crash',
);

const ENDINGS = { settle, release };

class Account {
  private readonly open: string[] = [];
  private readonly over: string[] = [];

  constructor(private readonly organisationId: string) {}

  async move(kind: Movement, price: number): Promise<void> {
    const tokens = service.app.get(TokensRepository, { strict: false });
    const tenants = service.app.get(TenantDatabase, { strict: false });
    const { organisationId } = this;
    const submissionId = newId();
    const reservation = { organisationId, submissionId, run: 1, environment: 'live', price } as const;
    const end = async (id: string | undefined, how: 'settle' | 'release'): Promise<void> => {
      if (id === undefined) return;
      await tenants.commit(organisationId, [ENDINGS[how](organisationId, [{ submissionId: id, run: 1 }])]);
      this.over.push(id);
    };
    switch (kind) {
      case 'reserve':
        await tenants.transaction(organisationId, (manager) => tokens.reserve(manager, reservation));
        this.open.push(submissionId);
        return;
      case 'crash':
        return tenants.transaction(organisationId, async (manager) => {
          await tokens.reserve(manager, reservation);
          throw new Error('crashed before the commit');
        });
      case 'grant':
        await service.app
          .get(GrantTokens, { strict: false })
          .execute({ organisationId, amount: price + 1, note: null });
        return;
      case 'settle':
        return end(this.open.shift(), 'settle');
      case 'release':
        return end(this.open.shift(), 'release');
      case 'settle twice':
        return end(this.over[0], 'settle');
      case 'release a settled one':
        return end(this.over[0], 'release');
    }
  }
}

it('adds up after any movements at once, and was never negative on the way', async () => {
  const movements = fc.array(fc.record({ kind: movement, price: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 20,
    maxLength: 80,
  });
  await fc.assert(
    fc.asyncProperty(movements, async (list) => {
      const owner = await World.create(service, { tokens: 25 });
      const account = new Account(owner.organisationId);
      // What is refused, crashes or comes twice must leave no trace, so how each ended does not matter.
      for (let at = 0; at < list.length; at += 10) {
        await Promise.allSettled(list.slice(at, at + 10).map(({ kind, price }) => account.move(kind, price)));
      }
      const { balance } = await service.app.get(LedgerRepository, { strict: false }).balance(owner.organisationId);
      expect(await sumOfEntries(owner)).toBe(balance);
      const running = (await entriesOf(owner, 7)).map(({ balanceAfter }) => balanceAfter);
      expect(running[0]).toBe(balance);
      expect(running.at(-1)).toBe(25);
      expect(Math.min(...running)).toBeGreaterThanOrEqual(0);
      const [ended] = await service.database.query<[{ twice: number }]>(
        `select count(*)::int as twice from (select 1 from token_entries where organisation_id = $1 and kind in ('settle', 'release')
          group by submission_id having count(*) > 1) doubled`,
        [owner.organisationId],
      );
      expect(ended.twice).toBe(0);
    }),
    { numRuns: 15, seed: 20_261_121 },
  );
});

it('is divided so that as many shards can pay a price as the balance covers, and gives no shard a debt', async () => {
  const { organisationId } = await World.create(service, { tokens: 25 });
  let balance = 25;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 9 }), async (change, price) => {
      const [divided] = await service.database.query<[{ balance: number }]>(
        'select divide_tokens($1, $2, $3) as balance',
        [organisationId, change, price],
      );
      expect(divided.balance).toBe(balance + change);
      const shares = await service.database.query<{ available: number }[]>(
        'select available from token_accounts where organisation_id = $1',
        [organisationId],
      );
      const isRefused = divided.balance < 0;
      if (!isRefused) balance = divided.balance;
      expect(shares.reduce((sum, { available }) => sum + available, 0)).toBe(balance);
      const able = shares.filter(({ available }) => available >= Math.max(price, 1));
      if (!isRefused) expect(able).toHaveLength(Math.min(SHARDS, Math.floor(balance / Math.max(price, 1))));
    }),
    { numRuns: 40, seed: 20_261_126 },
  );
});

it('lets the submissions of one organisation be stored side by side', async () => {
  const owner = await World.create(service, { tokens: 100 });
  const tokens = service.app.get(TokensRepository, { strict: false });
  const tenants = service.app.get(TenantDatabase, { strict: false });
  const { organisationId } = owner;
  const everybody = barrier(5);
  // Each keeps its transaction open until all have paid: with one row for the balance the second would wait for ever.
  const pay = (): Promise<void> =>
    tenants.transaction(organisationId, async (manager) => {
      await tokens.reserve(manager, { organisationId, submissionId: newId(), run: 1, environment: 'live', price: 1 });
      await everybody();
    });
  await Promise.all(Array.from({ length: 5 }, pay));
  expect(await sumOfEntries(owner)).toBe(95);
});

it('is read newest first, with the balance after each entry, however it is cut into pages', async () => {
  const owner = await World.create(service, { tokens: 25 });
  const account = new Account(owner.organisationId);
  const movements = [
    ['reserve', 4],
    ['reserve', 3],
    ['settle', 0],
    ['release', 0],
    ['grant', 1],
    ['reserve', 22],
  ] as const;
  for (const [kind, price] of movements) await account.move(kind, price);
  const entries = await entriesOf(owner, 100);
  expect(entries.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['reserve', -22, 1],
    ['grant', 2, 23],
    ['release', 3, 21],
    ['settle', 0, 18],
    ['reserve', -3, 18],
    ['reserve', -4, 21],
    ['grant', 25, 25],
  ]);
  for (const limit of [1, 2, 3, 6, 7]) expect(await entriesOf(owner, limit)).toEqual(entries);
});

it('has a grant before what could only be paid from it, also when the submission began earlier', async () => {
  const owner = await World.create(service, { tokens: 1 });
  const { id } = await owner.cohort();
  expect((await owner.live.post('/v1/api/applications', application(id))).status).toBe(202);
  const tenants = service.app.get(TenantDatabase, { strict: false });
  const headers = { 'idempotency-key': 'contested' };
  const [isClaimed, bothThere] = [barrier(2), barrier(2)];
  const twin = tenants.transaction(owner.organisationId, async (manager) => {
    await manager.query(
      `insert into remembered_answers (organisation_id, environment, idempotency_key, fingerprint) values ($1, 'live', $2, '')`,
      [owner.organisationId, headers['idempotency-key']],
    );
    await isClaimed();
    await bothThere();
    throw new Error('comes to nothing');
  });
  await isClaimed();
  const submission = owner.live.post('/v1/api/applications', application(id), { headers });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%remembered_answers%'`;
  await eventually(async () => (await service.database.query<unknown[]>(waiting)).length > 0);
  await new Account(owner.organisationId).move('grant', 8);
  await Promise.all([bothThere(), expect(twin).rejects.toThrow('comes to nothing')]);
  expect((await submission).status).toBe(202);
  expect((await entriesOf(owner, 1)).map(({ kind, balanceAfter }) => [kind, balanceAfter])).toEqual([
    ['reserve', 8],
    ['grant', 9],
    ['reserve', 0],
    ['grant', 1],
  ]);
});
