import pg from 'pg';
import { isUnfounded } from '../../../src/database/assumptions.js';
import { type Parameter, sendTogether, type SqlStatement } from '../../../src/database/pipeline.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';

const TEXTS = ['', 'plain', 'a "quoted" one, {braces} and a \\', 'Grüße 🙂\n', 'null'];
const json = (text: string): string => JSON.stringify({ text });

describe('what is sent together', () => {
  let stores: TestStores;
  let client: pg.Client;

  beforeAll(async () => {
    stores = await createTestStores();
    client = new pg.Client({ connectionString: stores.databaseUrl, pipeline: true });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await stores.drop();
  });

  const rowsOf = async (text: string, ...values: Parameter[]): Promise<object[]> =>
    (await sendTogether(client, [{ text, values }]))[0] ?? [];

  it.each<[type: 'text' | 'json' | 'bytea', elements: (string | Buffer)[], found: unknown[]]>([
    ['text', TEXTS, TEXTS],
    ['json', TEXTS.map(json), TEXTS.map((text) => ({ text }))],
    ['bytea', TEXTS.map((text) => Buffer.from(text)), TEXTS.map((text) => Buffer.from(text))],
    ['text', [], []],
  ])('brings a list of %s to PostgreSQL as it is', async (type, elements, found) => {
    const sql = `select element from unnest($1::${type}[]) as list (element)`;
    expect(await rowsOf(sql, elements)).toEqual(found.map((element) => ({ element })));
  });

  it.each(['false', 'null::boolean'])(
    'leaves nothing of what was sent together with an assumption that is %s',
    async (holds) => {
      await rowsOf('create temporary table if not exists kept (n integer)');
      const statements = [
        'begin',
        'insert into kept values (1)',
        `select assume(${holds})`,
        'insert into kept values (2)',
        'commit',
      ];
      const sent = sendTogether(
        client,
        statements.map((text) => ({ text, values: [] })),
      );
      expect(isUnfounded(await sent.catch((error: unknown) => error))).toBe(true);
      expect(await rowsOf('select * from kept')).toEqual([]);
    },
  );

  it('brings texts, bytes and nulls, and nothing at all', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    const sql = 'select $1::text as text, $2::bytea as bytes, $3::text as nothing, $4::integer as number';
    expect(await rowsOf(sql, 'Grüße 🙂', bytes, null, '-7')).toEqual([
      { text: 'Grüße 🙂', bytes, nothing: null, number: -7 },
    ]);
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('remembers nothing of a statement that is planned anew, among others that are', async () => {
    const anew = (text: string, value: string): SqlStatement => ({ text, values: [value], isPlannedAnew: true });
    const kept = { text: 'select $1::integer as kept', values: ['3'] };
    for (const round of [1, 2]) {
      const sent = [
        anew('select $1::integer as first', '1'),
        kept,
        anew('select $1::text as second, null as none', 'zwei'),
        kept,
      ];
      expect({ round, rows: await sendTogether(client, sent) }).toEqual({
        round,
        rows: [[{ first: 1 }], [{ kept: 3 }], [{ second: 'zwei', none: null }], [{ kept: 3 }]],
      });
    }
    const failed = sendTogether(client, [anew('select 1 / $1::integer', '0')]);
    await expect(failed).rejects.toThrow('division by zero');
    expect(await sendTogether(client, [anew('select 1 / $1::integer as whole', '1')])).toEqual([[{ whole: 1 }]]);
    const prepared = await rowsOf(
      `select statement from pg_prepared_statements where statement ~ ' as (first|kept|second|whole)'`,
    );
    expect(prepared).toEqual([{ statement: kept.text }]);
  });
});
