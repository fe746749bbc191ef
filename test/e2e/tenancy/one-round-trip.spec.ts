import pg from 'pg';
import { Pipeline } from '../../../src/database/pipeline.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { World } from '../../support/world.js';

let service: TestApp;
let tenants: TenantDatabase;
let client: pg.Client;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  tenants = service.app.get(TenantDatabase, { strict: false });
  client = new pg.Client({ connectionString: service.stores.databaseUrl });
  await client.connect();
  await client.query('create temporary table numbers (n integer primary key)');
});
afterAll(async () => {
  await client.end();
  await service.close();
});
beforeEach(() => client.query('truncate numbers'));

const INSERT = 'insert into numbers select unnest($1::integer[]) returning n';
const run = (...statements: [text: string, ...values: (string | null)[]][]): Promise<object[][]> =>
  client.query(new Pipeline(statements.map(([text, ...values]) => ({ text, values })))).done;
const stored = async (): Promise<unknown[]> => (await client.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n);

describe('a pipeline', () => {
  it('gives the rows of each statement, typed, the first time and every other', async () => {
    for (const n of [1, 2, 3]) {
      const results = await run(
        [INSERT, `{${String(n)}}`],
        ['select $1::text as text, null as nothing, true as yes, $2::bigint as large, array[1, 2] as list', 'grüße', '9000000000'],
        ['delete from numbers where n = $1', '99'],
      );
      expect(results).toEqual([[{ n }], [{ text: 'grüße', nothing: null, yes: true, large: 9_000_000_000, list: [1, 2] }], []]);
    }
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it('leaves nothing of itself when a statement fails, wherever that is, and the connection as good as before', async () => {
    const good: [string, string] = [INSERT, '{1,2}'];
    for (const bad of [[INSERT, '{5,5}'], ['select 1 / 0'], ['no statement at all'], ['select $1::integer', 'x']] as [string][]) {
      await expect(run(good, bad)).rejects.toThrow();
      await expect(run(bad, good)).rejects.toThrow();
      expect(await stored()).toEqual([]);
    }
    expect(await run(good)).toEqual([[{ n: 1 }, { n: 2 }]]);
    expect(await run([INSERT, '{7}'])).toEqual([[{ n: 7 }]]);
  });

  it('is part of a transaction that is open', async () => {
    await run(['begin'], [INSERT, '{1}']);
    await run([INSERT, '{2}'], ['rollback']);
    expect(await stored()).toEqual([]);
  });

  it('fails when its connection ends', async () => {
    const other = new pg.Client({ connectionString: service.stores.databaseUrl });
    await other.connect();
    other.on('error', () => undefined);
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = other.query(new Pipeline([{ text: 'select pg_sleep(20)', values: [] }])).done;
    const failed = expect(waiting).rejects.toThrow();
    await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await failed;
    await other.end();
  });
});

describe('what is asked in one round trip', () => {
  const COUNT = { text: `select current_setting('app.organisation', true) as named, count(*) as n from cohorts`, values: [] };

  it('sees the rows of its organisation and no others, whoever had the connection before', async () => {
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
      tenants.transaction(organisationId, async (manager) => {
        await manager.query('commit');
        return manager.query<object[]>(COUNT.text);
      }).catch((error: unknown) => error),
    );
    for (const seen of await Promise.all(pool)) expect(seen).toEqual([{ named: '', n: 0 }]);
  });
});
