import { DueCohortsRepository } from '../../../src/modules/cohorts/due-cohorts.repository.js';
import { newIdOf } from '../../../src/common/ids/uuid.js';
import { SystemDatabase } from '../../../src/database/system-database.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { EVENT_TABLES, storeEventOf } from '../../support/old-events.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { NOT_BY_ITSELF, run } from './run.js';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { AUDIT_RETENTION_DAYS: '365' }, overrides: [NOT_BY_ITSELF] });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

const query = <T>(sql: string, ...values: unknown[]): Promise<T[]> => service.database.query(sql, values);

const change = (id: string, body: object): Promise<Answer> => portal.send('PATCH', `/v1/portal/cohorts/${id}`, body);

/** Moves a time of a cohort into the past. */
async function letPass(days: number, column: 'completed_at' | 'erasure_due_at', cohortId: string): Promise<void> {
  await query(`update cohorts set ${column} = ${column} - make_interval(days => $1) where id = $2`, days, cohortId);
}

async function submittedTo(cohortId: string, client = world.live): Promise<string> {
  return String((await submitAndWait(client, application(cohortId)))['id']);
}

async function statusOf(id: string): Promise<number> {
  return (await portal.get(`/v1/portal/submissions/${id}`)).status;
}

describe('events and what came of sending them', () => {
  const tell = (days: number): Promise<void> => storeEventOf(service.database, world.organisationId, days);

  const places = async (table: string): Promise<string[]> =>
    (
      await query<{ place: string }>(
        `select tableoid::regclass::text as place from ${table} where organisation_id = $1 order by id`,
        world.organisationId,
      )
    ).map(({ place }) => place);

  const weeks = async (table: string): Promise<string[]> =>
    (await query<{ name: string }>('select name from weeks_of($1) order by since', table)).map(({ name }) => name);

  it('go with their week once all of it is older than 30 days', async () => {
    for (const table of EVENT_TABLES)
      await query(
        `create table ${table}_old partition of ${table} -- the first begins five weeks before this Monday
           for values from (id_at(now() - interval '50 days')) to (id_at(week_of(now()) - interval '5 weeks'))`,
      );
    for (const days of [60, 44, 29, 0]) await tell(days);
    for (const table of EVENT_TABLES)
      expect((await places(table)).slice(0, 2)).toEqual([`${table}_other`, `${table}_old`]);
    await run(service);
    for (const table of EVENT_TABLES) {
      expect(await places(table)).toHaveLength(2);
      expect(await weeks(table)).not.toContain(`${table}_old`);
    }
  });

  it('are owed to nobody whose endpoint was disabled or is gone', async () => {
    const task = async (state?: string): Promise<string> => {
      const id = newIdOf(new Date());
      if (state !== undefined)
        await query(
          `insert into webhook_endpoints (organisation_id, id, url, secret, state) values ($1, $2, 'https://example.com/', 'sealed', $3)`,
          world.organisationId,
          id,
          state,
        );
      await query(
        'insert into webhook_tasks (organisation_id, endpoint_id, event_id, available_at) values ($1, $2, $2, $3)',
        world.organisationId,
        id,
        new Date(Date.now() + 24 * 60 * 60 * 1_000),
      );
      return id;
    };
    const [enabled] = [await task('enabled'), await task('disabled'), await task()];
    await run(service);
    expect(await query('select endpoint_id from webhook_tasks')).toEqual([{ endpoint_id: enabled }]);
  });

  it('have a place although nobody made their week, and move there when somebody does', async () => {
    await run(service);
    for (const table of EVENT_TABLES) {
      const made = await weeks(table);
      // This week and what was before the table was divided, and the next four.
      expect(made).toHaveLength(5);
      await query(`drop table ${made.at(-1) ?? ''}`);
    }
    await tell(-25);
    for (const table of EVENT_TABLES) expect((await places(table)).at(-1)).toBe(`${table}_other`);
    const before = await query('select * from events order by id');
    await run(service);
    for (const table of EVENT_TABLES) {
      expect(await weeks(table)).toHaveLength(5);
      expect((await places(table)).at(-1)).not.toBe(`${table}_other`);
    }
    expect(await query('select * from events order by id')).toEqual(before);
  });

  it('belong to no other table, and are kept for 30 days at least', async () => {
    const system = service.app.get(SystemDatabase, { strict: false });
    await expect(system.execute(`select keep_weeks('audit_entries', 30)`)).rejects.toThrow(/has no weeks/);
    const before = await places('events');
    await system.execute(`select keep_weeks('events', 0)`);
    expect(await places('events')).toEqual(before);
  });
});

describe('the applications of a cohort', () => {
  it('are erased so many days after it was completed, and not before', async () => {
    const { id } = await world.cohort();
    const other = await world.cohort({ retentionDays: 30 });
    expect((await change(id, { retention_days: 30 })).body).toMatchObject({ retention_days: 30 });
    const ids = [await submittedTo(id), await submittedTo(id, world.test)];
    const elsewhere = await submittedTo(other.id);
    for (const status of ['closed', 'completed']) await portal.post(`/v1/portal/cohorts/${id}/status`, { status });
    await letPass(29, 'erasure_due_at', id);
    await run(service);
    expect(await Promise.all([...ids, elsewhere].map(statusOf))).toEqual([200, 200, 200]);
    await letPass(1, 'erasure_due_at', id);
    await run(service);
    expect(await Promise.all([...ids, elsewhere].map(statusOf))).toEqual([404, 404, 200]);
    const { body } = await portal.get<{ audit_log: { target_id: string; actor: unknown }[] }>(
      '/v1/portal/audit-log?action=submission.erased',
    );
    expect(body.audit_log.map(({ target_id: target }) => target).sort()).toEqual([...ids].sort());
    expect(await query('select actor_kind from audit_entries where target_id = $1', ids[0])).toEqual([
      { actor_kind: 'system' },
    ]);
    expect(await query('select erasure_due_at from cohorts where id = $1', id)).toEqual([{ erasure_due_at: null }]);
  });

  it('are kept where nobody has said how long, or has thought better of it', async () => {
    const { id } = await world.cohort();
    const submission = await submittedTo(id);
    for (const status of ['closed', 'completed']) await portal.post(`/v1/portal/cohorts/${id}/status`, { status });
    await letPass(4_000, 'completed_at', id);
    await run(service);
    expect(await statusOf(submission)).toBe(200);
    await change(id, { retention_days: 3_650 });
    await change(id, { retention_days: null });
    await run(service);
    expect(await statusOf(submission)).toBe(200);
    await change(id, { retention_days: 3_650 });
    await change(id, { name: 'Renamed' });
    await run(service);
    expect(await statusOf(submission)).toBe(404);
  });

  it('are erased by one process at a time, and by the next when that one has vanished', async () => {
    const { id } = await world.cohort({ status: 'completed', retentionDays: 1 });
    await letPass(2, 'erasure_due_at', id);
    const claims = await Promise.all([1, 2, 3].map(() => claim()));
    expect(claims.flat()).toHaveLength(1);
    await run(service);
    expect(await query('select 1 from cohorts where id = $1 and erasure_due_at > now()', id)).toHaveLength(1);
    await letPass(1, 'erasure_due_at', id);
    await run(service);
    expect(await query('select erasure_due_at from cohorts where id = $1', id)).toEqual([{ erasure_due_at: null }]);
  });

  it.each([0, 3_651, 1.5, '30'])('are not kept for %j days', async (days) => {
    const { id } = await world.cohort();
    expect((await change(id, { retention_days: days })).body).toMatchObject({
      code: 'invalid_request',
      invalid_fields: ['retention_days'],
    });
  });
});

const claim = async (): Promise<unknown[]> => {
  const due = await service.app.get(DueCohortsRepository, { strict: false }).claim();
  return due === null ? [] : [due];
};

describe('the audit log', () => {
  const entry = `insert into audit_entries (id, organisation_id, actor_kind, action, target_kind, target_id, created_at)
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(random()::text), 1, 20))::uuid,
           $1, 'system', 'submission.erased', 'submission', gen_random_uuid(), at
      from (select now() - make_interval(days => $2) as at) then_`;
  const ages = async (): Promise<number[]> =>
    (
      await query<{ days: number }>(
        `select extract(day from now() - created_at)::int as days from audit_entries where organisation_id = $1
      and created_at < now() - interval '1 day' order by 1`,
        world.organisationId,
      )
    ).map(({ days }) => days);

  it('loses what is older than it is kept, and nothing else', async () => {
    for (const days of [40, 364, 366, 2_000]) await query(entry, world.organisationId, days);
    await run(service);
    expect(await ages()).toEqual([40, 364]);
  });

  it('loses nothing to anybody else, nor of the last month', async () => {
    await expect(query('delete from audit_entries')).rejects.toThrow(/append-only/);
    const system = service.app.get(SystemDatabase, { strict: false });
    await expect(system.execute('delete from audit_entries')).rejects.toThrow(/permission denied/);
    await query(entry, world.organisationId, 29);
    await system.execute('select purge_audit_entries(0, 1000)');
    expect(await ages()).toEqual([29]);
    const before = await query('select from audit_entries');
    await system.execute(`select set_config('app.purges_audit_entries', 'yes', false)`);
    await expect(system.execute('delete from audit_entries')).rejects.toThrow(/permission denied/);
    expect(await query('select from audit_entries')).toHaveLength(before.length);
  });

  it('is kept for ever where no time is set', async () => {
    const keeper = await startTestApp({
      settings: { ROLE: 'api' },
      overrides: [NOT_BY_ITSELF],
      stores: service.stores,
    });
    await query(entry, world.organisationId, 3_000);
    await run(keeper);
    expect(await ages()).toContain(3_000);
    await keeper.close();
  });
});

it('clears away sessions that can be used no more, without anybody signing in', async () => {
  const stranger = new ApiClient(service.baseUrl);
  const signIn = (): Promise<PortalClient> => PortalClient.signIn(service.baseUrl, world);
  const [used, idle, over] = await Promise.all([signIn(), signIn(), signIn()]);
  const hash = async ({ session }: PortalClient): Promise<Buffer> =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session.split('=')[1])));
  await query(
    `update portal_sessions set last_seen_at = now() - interval '11 hours' where token_hash = $1`,
    await hash(idle),
  );
  await query('update portal_sessions set expires_at = now() where token_hash = $1', await hash(over));
  await run(service);
  const left = await query<{ token_hash: Buffer }>('select token_hash from portal_sessions');
  const known = left.map((row) => row.token_hash.toString('hex'));
  const hashes = await Promise.all([used, idle, over].map(async (client) => (await hash(client)).toString('hex')));
  expect(hashes.map((each) => known.includes(each))).toEqual([true, false, false]);
  expect((await stranger.get('/v1/portal/session', { headers: { cookie: used.session } })).status).toBe(200);
});
