import pg from 'pg';
import { LOWEST_ID } from '../../../src/common/ids/uuid.js';
import { SchemaFit } from '../../../src/database/schema-fit.js';
import { SystemDatabase } from '../../../src/database/system-database.js';
import { CLAIM } from '../../../src/modules/review-tasks/claim.sql.js';
import { type Claim } from '../../../src/modules/review-tasks/claim.js';
import { ReviewTasksRepository } from '../../../src/modules/review-tasks/review-tasks.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { owe } from '../../support/owe.js';
import { World } from '../../support/world.js';

const LIMIT = 10;

let api: TestApp;
/** Somebody who begins to look at the database, and does not end. */
let reader: pg.Client;
let claimer: pg.Client;

beforeAll(async () => {
  api = await startTestApp({ settings: { ROLE: 'api' } });
  const connectionString = api.stores.databaseUrl;
  reader = new pg.Client({ connectionString });
  claimer = new pg.Client({
    connectionString,
    options: '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off',
  });
  await Promise.all([reader.connect(), claimer.connect()]);
});
// Not deleted: what is left of deleted rows in the index would be gone through, and counted, until it is vacuumed.
afterEach(() => claimer.query('truncate review_tasks'));
afterAll(async () => {
  await Promise.all([reader.end(), claimer.end()]);
  await api.close();
});

const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  api.database.query(sql, values);

/** Of a worker that has claimed nothing yet. */
function newWorkers(): ReviewTasksRepository {
  return new ReviewTasksRepository(
    api.app.get(SystemDatabase, { strict: false }),
    api.app.get(SchemaFit, { strict: false }),
  );
}

async function claimAll(tasks: ReviewTasksRepository): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (let found = await tasks.claim(LIMIT); found.length > 0; found = await tasks.claim(LIMIT)) claims.push(...found);
  return claims;
}

/** How many entries of indexes a claim goes through. */
async function entriesFor(values: unknown[]): Promise<number> {
  const read = async (): Promise<number> => {
    await claimer.query('select pg_stat_force_next_flush()');
    const sql = `select sum(idx_tup_read)::int as n from pg_stat_user_indexes where relname = 'review_tasks'`;
    return (await claimer.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  };
  const before = await read();
  await claimer.query(CLAIM, values);
  return (await read()) - before;
}

describe('while a large backlog is claimed', () => {
  it('everything is claimed once, the oldest of each organisation first, in equal shares while there is enough of each', async () => {
    const worlds = await Promise.all([1, 2, 3].map(() => World.create(api)));
    for (const [at, many] of [60, 35, 60].entries()) await owe(api, worlds[at] as World, many);
    const oldest = await query<{ id: string; of: string }>(
      'select submission_id as id, organisation_id as of from review_tasks order by available_at',
    );
    const claims = await claimAll(newWorkers());
    expect(claims).toHaveLength(155);
    for (const { organisationId } of worlds) {
      const own = (list: { id: string; of: string }[]): string[] =>
        list.filter(({ of }) => of === organisationId).map(({ id }) => id);
      expect(own(claims.map(({ submissionId: id, organisationId: of }) => ({ id, of })))).toEqual(own(oldest));
      const first = claims.slice(0, 90).filter((claim) => claim.organisationId === organisationId);
      expect(Math.abs(first.length - 30)).toBeLessThanOrEqual(3);
    }
  });

  it('what became due again before the others is found, and then an organisation that had nothing due', async () => {
    const [large, small] = [await World.create(api), await World.create(api)];
    await owe(api, large, 3_000);
    const tasks = newWorkers();
    const untilClaimed = (isWanted: (claim: Claim) => boolean): Promise<boolean> =>
      eventually(async () => (await tasks.claim(LIMIT)).some(isWanted));
    const [lost] = await tasks.claim(LIMIT);
    await tasks.claim(LIMIT);
    await query('update review_tasks set lease_until = null where submission_id = $1', lost?.submissionId);
    await untilClaimed(({ submissionId }) => submissionId === lost?.submissionId);
    const left = async (): Promise<number> =>
      (await query('select from review_tasks where lease_until is null')).length;
    expect(await left()).toBeGreaterThan(LIMIT);
    await owe(api, small, 1);
    await untilClaimed(({ organisationId }) => organisationId === small.organisationId);
    expect(await left()).toBeGreaterThan(LIMIT);
  });

  it('PostgreSQL does not go through what has been claimed again, although it has to keep it for somebody who reads', async () => {
    const world = await World.create(api);
    await owe(api, world, 1_000);
    await reader.query('begin isolation level repeatable read');
    await reader.query('select from review_tasks limit 1');
    const tasks = newWorkers();
    for (let claimed = 0; claimed < 500; claimed += LIMIT) await tasks.claim(LIMIT);
    const [last] = await query<{ at: string }>(
      'select max(available_at)::text as at from review_tasks where lease_until is not null',
    );
    expect(await entriesFor([LOWEST_ID, LIMIT, 10, [], []])).toBeGreaterThan(500);
    expect(await entriesFor([LOWEST_ID, LIMIT, 10, [world.organisationId], [last?.at]])).toBeLessThan(5 * LIMIT);
    await reader.query('rollback');
  });
});
