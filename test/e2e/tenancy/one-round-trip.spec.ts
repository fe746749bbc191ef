import pg from 'pg';
import { sendTogether, type SqlStatement } from '../../../src/database/pipeline.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { World } from '../../support/world.js';

let service: TestApp;
let tenants: TenantDatabase;
let client: pg.Client;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  tenants = service.app.get(TenantDatabase, { strict: false });
  client = new pg.Client({ connectionString: service.stores.databaseUrl, pipeline: true });
  await client.connect();
  await client.query('create temporary table numbers (n integer primary key)');
});
afterAll(async () => {
  await client.end();
  await service.close();
});
beforeEach(() => client.query('truncate numbers'));

const INSERT = 'insert into numbers select unnest($1::integer[]) returning n';
const send = (...statements: [text: string, ...values: (string | null)[]][]): Promise<object[][]> =>
  sendTogether(
    client,
    statements.map(([text, ...values]) => ({ text, values })),
  );
const run = async (...statements: [text: string, ...values: (string | null)[]][]): Promise<object[][]> =>
  (await send(['begin'], ...statements, ['commit'])).slice(1, -1);
const stored = async (): Promise<unknown[]> =>
  (await client.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n);

describe('a transaction that is sent together', () => {
  it('gives the rows of each statement, typed, the first time and every other', async () => {
    for (const n of [1, 2, 3]) {
      const results = await run(
        [INSERT, `{${String(n)}}`],
        [
          'select $1::text as text, null as nothing, true as yes, $2::bigint as large, array[1, 2] as list',
          'grüße',
          '9000000000',
        ],
        ['delete from numbers where n = $1', '99'],
      );
      expect(results).toEqual([
        [{ n }],
        [{ text: 'grüße', nothing: null, yes: true, large: 9_000_000_000, list: [1, 2] }],
        [],
      ]);
    }
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it('leaves nothing of itself when a statement fails, wherever that is, and the connection as good as before', async () => {
    const good: [string, string] = [INSERT, '{1,2}'];
    for (const bad of [[INSERT, '{5,5}'], ['select 1 / 0'], ['no statement at all'], ['select $1::integer', 'x']] as [
      string,
    ][]) {
      await expect(run(good, bad)).rejects.toThrow();
      await expect(run(bad, good)).rejects.toThrow();
      expect(await stored()).toEqual([]);
    }
    expect(await run(good)).toEqual([[{ n: 1 }, { n: 2 }]]);
    expect(await run([INSERT, '{7}'])).toEqual([[{ n: 7 }]]);
  });

  it('can be spread over several round trips', async () => {
    await send(['begin'], [INSERT, '{1}']);
    await send([INSERT, '{2}'], ['rollback']);
    expect(await stored()).toEqual([]);
  });

  it('fails when its connection ends', async () => {
    const other = new pg.Client({ connectionString: service.stores.databaseUrl, pipeline: true });
    await other.connect();
    other.on('error', () => undefined);
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = sendTogether(other, [{ text: 'select pg_sleep(20)', values: [] }]);
    const failed = expect(waiting).rejects.toThrow();
    await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await failed;
    await other.end();
  });
});

describe('a transaction of one round trip', () => {
  it('keeps all of its statements, or none', async () => {
    const world = await World.create(service);
    const { id } = await world.cohort();
    const rename = (name: string): SqlStatement => ({
      text: 'update cohorts set name = $2 where id = $1 returning name',
      values: [id, name],
    });
    const nameNow = async (): Promise<unknown> => (await world.live.get(`/v1/api/programs/${id}`)).body['name'];
    expect(await tenants.commit(world.organisationId, [rename('first'), rename('second')])).toEqual([
      [{ name: 'first' }],
      [{ name: 'second' }],
    ]);
    expect(await nameNow()).toBe('second');
    const bad: SqlStatement = { text: 'select 1 / 0', values: [] };
    for (const statements of [
      [rename('third'), bad],
      [bad, rename('third')],
    ])
      await expect(tenants.commit(world.organisationId, statements)).rejects.toThrow();
    expect(await nameNow()).toBe('second');
  });

  it('is done again after a deadlock', async () => {
    const { organisationId } = await World.create(service);
    await service.database.query('create sequence attempts; grant usage on sequence attempts to public');
    // A sequence goes on counting whatever is undone.
    const failing = {
      text: `do $$ begin if nextval('attempts') < 3 then raise sqlstate '40P01'; end if; end $$`,
      values: [],
    };
    await tenants.commit(organisationId, [failing]);
    expect(await service.database.query(`select last_value::integer as n from attempts`)).toEqual([{ n: 3 }]);
  });
});

describe('what is asked in one round trip', () => {
  const COUNT = {
    text: `select current_setting('app.organisation', true) as named, count(*) as n from cohorts`,
    values: [],
  };

  it('sees the rows of its organisation and no others, whatever the connection was used for before', async () => {
    const owners = await Promise.all([World.create(service), World.create(service), World.create(service)]);
    for (const [index, owner] of owners.entries()) for (let n = 0; n <= index; n += 1) await owner.cohort();
    const asked = Array.from({ length: 300 }, (_, n) => n % 3).map(async (index) => {
      const organisationId = owners[index]?.organisationId ?? '';
      expect(await tenants.ask(organisationId, COUNT)).toEqual([{ named: organisationId, n: index + 1 }]);
    });
    await Promise.all(asked);
  });

  it('leaves no organisation named behind it, also when it failed', async () => {
    const { organisationId } = await World.create(service);
    const bad = { text: 'select 1 / count(*) from cohorts', values: [] };
    await Promise.all(Array.from({ length: 20 }, () => expect(tenants.ask(organisationId, bad)).rejects.toThrow()));
    await Promise.all(Array.from({ length: 20 }, () => tenants.ask(organisationId, COUNT)));
    const pool = Array.from({ length: 20 }, () =>
      tenants
        .transaction(organisationId, async (manager) => {
          await manager.query('commit');
          return manager.query<object[]>(COUNT.text);
        })
        .catch((error: unknown) => error),
    );
    for (const seen of await Promise.all(pool)) expect(seen).toEqual([{ named: '', n: 0 }]);
  });
});
