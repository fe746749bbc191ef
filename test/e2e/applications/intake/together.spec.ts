import { type EntityManager } from 'typeorm';
import { ApiError } from '../../../../src/common/errors/api-error.js';
import { TenantDatabase } from '../../../../src/database/tenant-database.js';
import { AdmitSubmission } from '../../../../src/modules/applications/admit-submission.js';
import { type IntakeUnit } from '../../../../src/modules/applications/intake/intake-unit.js';
import { Intake } from '../../../../src/modules/applications/intake/intake.service.js';
import { KeyCache } from '../../../../src/modules/keys/key-cache.js';
import { ReviewDispatcher } from '../../../../src/modules/review-tasks/review-dispatcher.js';
import { startTestApp, type TestApp } from '../../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../../setup/test-database.js';
import { type Answer, ApiClient } from '../../../support/api-client.js';
import { eventually } from '../../../support/eventually.js';
import { application, World } from '../../../support/world.js';

const SUBMIT = '/v1/api/applications';

let stores: TestStores;
let here: TestApp;
let elsewhere: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  stores = await createTestStores();
  here = await startTestApp({ settings: { ROLE: 'api' }, stores });
  elsewhere = await startTestApp({ settings: { ROLE: 'api' }, stores });
  world = await World.create(here);
  cohortId = (await world.cohort()).id;
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await stores.drop();
});

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await here.database.query<{ n: number }[]>(`select count(*)::int as n from ${sql}`, values))[0]?.n ?? -1;
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

/** Holds the balance, so that whatever is taken in meanwhile waits, and comes together. */
async function whileHeld<T>(owner: World, work: () => Promise<T>): Promise<T> {
  const tenants = elsewhere.app.get(TenantDatabase, { strict: false });
  return tenants.transaction(owner.organisationId, async (manager: EntityManager) => {
    await manager.query('select from token_accounts order by shard for update');
    return work();
  });
}
/** So many transactions wait for a lock. */
const blocked = (transactions: number): Promise<boolean> =>
  eventually(
    async () =>
      (await count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) >= transactions,
  );

describe('submissions that are taken in together', () => {
  it('each get a verdict of their own', async () => {
    const owner = await World.create(here, { tokens: 8 });
    const { id } = await owner.cohort();
    const bodies = [
      ...Array.from({ length: 6 }, (_, n) => application(id, { external_id: `e-${String(n % 3)}` })),
      ...Array.from({ length: 4 }, () => application(id)),
      application(id, { contact_email: 'nonsense' }),
    ];
    const answers = await Promise.all(bodies.map((body) => owner.live.post(SUBMIT, body)));
    expect(statuses(answers).sort()).toEqual([...Array.from({ length: 7 }, () => 202), 409, 409, 409, 422]);
    for (const { status, body } of answers)
      if (status === 409) {
        expect(
          answers.some((answer) => answer.status === 202 && answer.body['submission_id'] === body['submission_id']),
        ).toBe(true);
      }
    expect((await owner.live.get('/v1/api/balance')).body).toEqual({ balance: 1, reserved: 7 });
  });

  it('give an external_id to one of those who send it at once, on two processes', async () => {
    const clients = [here, elsewhere].map(({ baseUrl }) => new ApiClient(baseUrl, world.keys.live));
    for (let round = 0; round < 4; round += 1) {
      const body = application(cohortId, { external_id: `contested-${String(round)}` });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => clients[n % 2]?.post(SUBMIT, body) as Promise<Answer>),
      );
      expect(statuses(answers).sort()).toEqual([202, ...Array.from({ length: 19 }, () => 409)]);
      expect(new Set(answers.map((answer) => answer.body['submission_id'])).size).toBe(1);
    }
  });

  it('never lock one another out, in whatever order they come', async () => {
    const [before, clients] = [
      await deadlocks(),
      [here, elsewhere].map(({ baseUrl }) => new ApiClient(baseUrl, world.keys.live)),
    ];
    for (let round = 0; round < 4; round += 1) {
      const ids = Array.from({ length: 40 }, (_, n) => `${String(round)}-${String(n)}`);
      const send = (client: ApiClient | undefined, list: string[]): Promise<Answer>[] =>
        list.map((id) =>
          (client as ApiClient).post(SUBMIT, application(cohortId, { external_id: id }), {
            headers: { 'idempotency-key': id },
          }),
        );
      const answers = await Promise.all([...send(clients[0], ids), ...send(clients[1], [...ids].reverse())]);
      expect(new Set(statuses(answers))).toEqual(new Set([202]));
      expect(new Set(answers.map(({ body }) => body['submission_id'])).size).toBe(40);
    }
    expect(await deadlocks()).toBe(before);
  });

  /** An application that has passed the checks, and what takes such in. */
  async function checked(about: Record<string, unknown> = {}): Promise<{ intake: Intake; unit: IntakeUnit }> {
    const admission = here.app.get(AdmitSubmission, { strict: false });
    const key = await here.app.get(KeyCache, { strict: false }).find(world.keys.live, 'at once');
    if (key === null) throw new Error('no key');
    const caller = { ...key, keyId: key.id, keyName: key.name };
    const items = [await admission.prepare(caller, application(cohortId, about))];
    const answer: IntakeUnit['answer'] = ([outcome]) => (outcome instanceof ApiError ? null : (outcome ?? null));
    const intake = here.app.get(Intake, { strict: false });
    return { intake, unit: { caller, sentBy: { requestId: 'r' }, items, claim: null, answer } };
  }

  it('do not fail with one that PostgreSQL refuses', async () => {
    const take = async (spoil: boolean): Promise<object> => {
      const { intake, unit } = await checked();
      const spoiled = { formVersion: null, schemaId: '00000000-0000-7000-8000-000000000000' };
      const items = unit.items.map((item) => ({ ...item, submission: { ...item.submission, ...(spoil && spoiled) } }));
      return intake.take(() => Promise.resolve({ ...unit, items }));
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => take(n === 4)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(Array.from({ length: 9 }, (_, n) => n !== 4));
  });

  it('are each refused for the first reason there is, although another is known without a look', async () => {
    const [one, other] = [await checked({ external_id: 'the-same' }), await checked({ external_id: 'the-same' })];
    const caller = { ...other.unit.caller, keyId: '00000000-0000-7000-8000-000000000000' };
    const units = [one.unit, { ...other.unit, caller }];
    const [first, second] = await Promise.allSettled(units.map((unit) => one.intake.take(() => Promise.resolve(unit))));
    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'invalid_api_key' } });
  });

  it('do not wait for one whose twin is held up elsewhere', async () => {
    const tenants = elsewhere.app.get(TenantDatabase, { strict: false });
    const post = (headers: Record<string, string> = {}): Promise<Answer> =>
      world.live.post(SUBMIT, application(cohortId), { headers });
    await tenants.transaction(world.organisationId, async (manager) => {
      const columns = 'organisation_id, environment, idempotency_key, fingerprint';
      await manager.query(`insert into remembered_answers (${columns}) values ($1, 'live', 'held-up', '')`, [
        world.organisationId,
      ]);
      const held = post({ 'idempotency-key': 'held-up' });
      const others = await Promise.all(Array.from({ length: 7 }, () => post()));
      expect(statuses(others)).toEqual(Array.from({ length: 7 }, () => 202));
      expect((await held).status).toBe(503);
    });
  });

  it('are all answered when the process ends while they are being committed', async () => {
    const ending = await startTestApp({ settings: { ROLE: 'api' }, stores });
    const owner = await World.create(ending);
    const { id } = await owner.cohort();
    const client = new ApiClient(ending.baseUrl, owner.keys.live);
    let closed: Promise<void> | undefined;
    let sent: Promise<Answer>[] = [];
    await whileHeld(owner, async () => {
      sent = Array.from({ length: 6 }, () => client.post(SUBMIT, application(id)));
      await blocked(1);
      closed = ending.close();
    });
    expect(statuses(await Promise.all(sent))).toEqual(Array.from({ length: 6 }, () => 202));
    await closed;
    expect(await count('submissions where organisation_id = $1', owner.organisationId)).toBe(6);
  });
});

describe('what has changed unheard', () => {
  const unheard = async (table: string, change: () => Promise<unknown>): Promise<void> => {
    await here.database.query(`alter table ${table} disable trigger ${table}_tell_change`);
    await change();
    await here.database.query(`alter table ${table} enable trigger ${table}_tell_change`);
  };

  it('a key that is revoked takes in nothing more, from that very moment', async () => {
    const owner = await World.create(here);
    const [{ id, client }, cohort] = [await owner.key(), await owner.cohort()];
    expect((await client.post(SUBMIT, application(cohort.id))).status).toBe(202);
    await unheard('api_keys', () => here.database.query('update api_keys set revoked_at = now() where id = $1', [id]));
    const before = await count('submissions');
    const answer = await client.post(SUBMIT, application(cohort.id));
    expect([answer.status, answer.body['code']]).toEqual([401, 'invalid_api_key']);
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await count('submissions')).toBe(before);
  });

  it('a cohort takes in nothing more once it is closed, and asks for the price that it has', async () => {
    const owner = await World.create(here, { tokens: 10 });
    const { id } = await owner.cohort({ reviewPrice: 1 });
    const change = (set: string): Promise<void> =>
      unheard('cohorts', () => here.database.query(`update cohorts set ${set} where id = $1`, [id]));
    expect((await owner.live.post(SUBMIT, application(id))).status).toBe(202);
    await change('review_price = 4');
    expect((await owner.live.post(SUBMIT, application(id))).status).toBe(202);
    expect((await owner.live.get('/v1/api/balance')).body['balance']).toBe(5);
    await change(`status = 'closed'`);
    const single = await owner.live.post(SUBMIT, application(id));
    expect([single.status, single.body['code']]).toEqual([403, 'cohort_not_open']);
    const batch = await owner.live.post<{ results: { code: string }[] }>(`${SUBMIT}/batch`, {
      applications: [application(id)],
    });
    expect(batch.body.results.map(({ code }) => code)).toEqual(['cohort_not_open']);
  });
});

it('owes a review of everything that it accepted, also when nobody was told', async () => {
  const dispatcher = here.app.get(ReviewDispatcher, { strict: false });
  const nudge = dispatcher.nudge.bind(dispatcher);
  dispatcher.nudge = () => undefined;
  // Of an organisation of its own, whose turn comes soon whatever else is owed.
  const owner = await World.create(here);
  const { body } = await owner.live.post(SUBMIT, application((await owner.cohort()).id));
  dispatcher.nudge = nudge;
  const id = String(body['submission_id']);
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
  await eventually(async () => (await count('insights_reports where submission_id = $1', id)) === 1, 15_000);
  await worker.close();
});

it('gives a claim up with what is refused, so that the next try is judged afresh', async () => {
  const owner = await World.create(here, { tokens: 1 });
  const { id } = await owner.cohort({ reviewPrice: 2 });
  const headers = { 'idempotency-key': 'refused-first' };
  const submit = (): Promise<Answer> => owner.live.post(SUBMIT, application(id), { headers });
  const other = owner.live.post(SUBMIT, application(id));
  expect(statuses([await submit(), await submit(), await other])).toEqual([402, 402, 402]);
  expect(await count('remembered_answers where organisation_id = $1', owner.organisationId)).toBe(0);
  await here.database.query(
    'update token_accounts set available = available + 5 where organisation_id = $1 and shard = 7',
    [owner.organisationId],
  );
  const [accepted, again] = [await submit(), await submit()];
  expect(statuses([accepted, again])).toEqual([202, 202]);
  expect(again.text).toBe(accepted.text);
});

async function deadlocks(): Promise<number> {
  const [row] = await here.database.query<{ n: number }[]>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return row?.n ?? -1;
}
