import { type EntityManager } from 'typeorm';
import { TenantDatabase } from '../../../../src/database/tenant-database.js';
import { startTestApp, type TestApp } from '../../../setup/test-app.js';
import { type ApiClient } from '../../../support/api-client.js';
import { eventually } from '../../../support/eventually.js';
import { application, World } from '../../../support/world.js';

const SUBMIT = '/v1/api/applications';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
});
beforeEach(async () => {
  world = await World.create(service);
});
afterAll(() => service.close());

interface Change {
  readonly sql: string;
  readonly id: string;
  readonly client: ApiClient;
  readonly cohortId: string;
}

const CHANGES: [what: string, change: () => Promise<Change>, status: number, code: string][] = [
  [
    'a cohort that is closed',
    async () => {
      const { id } = await world.cohort();
      return { sql: `update cohorts set status = 'closed' where id = $1`, id, client: world.live, cohortId: id };
    },
    403,
    'cohort_not_open',
  ],
  [
    'a key that is revoked',
    async () => {
      const { id, client } = await world.key();
      return {
        sql: 'update api_keys set revoked_at = now() where id = $1',
        id,
        client,
        cohortId: (await world.cohort()).id,
      };
    },
    401,
    'invalid_api_key',
  ],
];

const within = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
  service.app.get(TenantDatabase, { strict: false }).transaction(world.organisationId, work);
const blocked = (transactions: number): Promise<unknown> =>
  eventually(async () => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await service.database.query<unknown[]>(sql)).length >= transactions;
  });

describe.each(CHANGES)('%s', (_, prepare, status, code) => {
  it('waits for the submission that is being committed', async () => {
    const { sql, id, client, cohortId } = await prepare();
    // The balance comes after the check, so that the submission stands still between that and its commit.
    const { submission, change } = await within(async (manager) => {
      await manager.query('select from token_accounts order by shard for update');
      const submission = client.post(SUBMIT, application(cohortId));
      await blocked(1);
      const change = within((other) => other.query(sql, [id]));
      await blocked(2);
      return { submission, change };
    });
    expect((await submission).status).toBe(202);
    await change;
    expect((await client.post(SUBMIT, application(cohortId))).body).toMatchObject({ code });
  });

  it('is waited for by the submission that comes while it is being committed', async () => {
    const { sql, id, client, cohortId } = await prepare();
    const submission = await within(async (manager) => {
      await manager.query(sql, [id]);
      const pending = client.post(SUBMIT, application(cohortId));
      await blocked(1);
      return { pending };
    });
    expect(await submission.pending).toMatchObject({ status, body: { code } });
    expect(
      await service.database.query('select from submissions where organisation_id = $1', [world.organisationId]),
    ).toEqual([]);
  });
});

it('is no obstacle to what an intake does not rely on', async () => {
  const { id } = await world.cohort();
  const submission = await within(async (manager) => {
    await manager.query('select from token_accounts order by shard for update');
    const pending = world.live.post(SUBMIT, application(id));
    await blocked(1);
    await within((other) => other.query(`update cohorts set description = 'Another' where id = $1`, [id]));
    await within((other) =>
      other.query('update api_keys set name = $2 where organisation_id = $1', [world.organisationId, 'Another']),
    );
    return { pending };
  });
  expect((await submission.pending).status).toBe(202);
});
