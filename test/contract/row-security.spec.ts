import pg from 'pg';
import { newId } from '../../src/common/ids/uuid.js';
import { AppConfig } from '../../src/config/app-config.js';
import { DATABASE_ROLES } from '../../src/database/roles.js';
import { SeparationCheck } from '../../src/database/separation.check.js';
import { StatisticsRepository } from '../../src/modules/standings/statistics.repository.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores } from '../setup/test-database.js';
import { PortalClient } from '../support/portal-client.js';
import { startStillApp } from '../support/still-app.js';
import { application, submitAndWait, World } from '../support/world.js';
import { organisationsIn, organisationsOf, within } from './seen-rows.js';

let service: TestApp;
let world: World;
let other: World;
let tables: string[];

/** Two organisations that each have a row in every table. */
beforeAll(async () => {
  // Else it would have added every change up, and indexed every fingerprint.
  service = await startStillApp();
  world = await World.create(service);
  other = await World.create(service);
  for (const owner of [world, other]) await fill(owner);
  const rows = await service.database.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'migrations' order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => service.close());

async function fill(owner: World): Promise<void> {
  const { id: cohortId } = await owner.cohort();
  const schema = { cohort_id: cohortId, fields: [{ label: 'Problem' }] };
  await owner.live.post('/v1/api/schema', schema, { headers: { 'idempotency-key': 'remembered' } });
  const { id } = await submitAndWait(owner.live, application(cohortId));
  await owner.test.post('/v1/api/applications', application(cohortId, { contact_email: 'slow@simulator.test' }));
  const portal = await PortalClient.signIn(service.baseUrl, owner);
  // Who looks has the fingerprints indexed; those of the next one wait.
  await portal.get(`/v1/portal/submissions/${String(id)}`);
  await submitAndWait(owner.live, application(cohortId));
  await portal.post(`/v1/portal/submissions/${String(id)}/notes`, { text: 'Promising.' });
  await portal.post('/v1/portal/members', { email: `invited-${owner.email}`, role: 'viewer' });
  await service.app.get(StatisticsRepository, { strict: false }).addUp(owner.organisationId);
  const decision = { review_status: 'approved' };
  await portal.send('PATCH', `/v1/portal/submissions/${String(id)}`, decision, { headers: { 'if-match': '*' } });
  await owe(owner, cohortId, String(id));
}

/** An event that is still to be sent, and was tried once. */
async function owe({ organisationId }: World, cohortId: string, submissionId: string): Promise<void> {
  await service.database.query(
    `with event as (
       insert into events (organisation_id, id, type, environment, cohort_id, submission_id, status, version)
       values ($1, $2, 'application.completed', 'live', $3, $4, 'complete', 2)
     ), endpoint as (
       insert into webhook_endpoints (organisation_id, id, url, secret) values ($1, $5, 'https://example.com/', 'sealed')
     ), task as (
       insert into webhook_tasks (organisation_id, endpoint_id, event_id) values ($1, $5, $2)
     )
     insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, error, trigger)
     values ($1, $6, $5, $2, 1, now(), 10, 'unreachable', 'automatic')`,
    [organisationId, newId(), cohortId, submissionId, newId(), newId()],
  );
}

/** A connection like those of the running service. */
async function as<T>(role: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: service.stores.databaseUrl, options: `-c role=${role}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('has rows of both organisations in every table, or what follows would see none for another reason', async () => {
  const both = [world.organisationId, other.organisationId].sort();
  const missed: string[] = [];
  for (const table of tables) {
    const stored = await service.database.query<{ id: string }[]>(organisationsOf(table));
    if (String(stored.map(({ id }) => id)) !== String(both)) missed.push(table);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(missed.map((table) => `fill() stores nothing in ${table}`)).toEqual([]);
});

describe('the role that serves requests', () => {
  it('sees no row of any table until it names an organisation, and then only its own', async () => {
    const readable = tables.filter((table) => table !== 'portal_sessions');
    await as(DATABASE_ROLES.tenant, async (client) => {
      for (const table of readable) {
        expect([table, await organisationsIn(client, table)]).toEqual([table, []]);
        const seen = await within(client, world.organisationId, () => organisationsIn(client, table));
        expect([table, seen]).toEqual([table, [world.organisationId]]);
        expect([table, await organisationsIn(client, table)]).toEqual([table, []]);
      }
    });
  });

  it('reaches no partition but through its table', async () => {
    const partitions = await service.database.query<{ name: string }[]>(
      `select relname as name from pg_class where relispartition and relkind = 'r'`,
    );
    expect(partitions.length).toBeGreaterThan(8);
    for (const role of Object.values(DATABASE_ROLES)) {
      await as(role, async (client) => {
        for (const { name } of partitions)
          await expect(client.query(`select 1 from ${name}`)).rejects.toThrow(/permission denied/);
      });
    }
  });

  it.each(['searchable_standings', 'searchable_submissions'])('sees no more through the view %s', async (view) => {
    await as(DATABASE_ROLES.tenant, async (client) => {
      expect(await organisationsIn(client, view)).toEqual([]);
      const seen = await within(client, world.organisationId, () => organisationsIn(client, view));
      expect(seen).toEqual([world.organisationId]);
    });
  });

  it('can neither change nor add a row of another organisation', async () => {
    await as(DATABASE_ROLES.tenant, async (client) => {
      const changed = await within(client, world.organisationId, () =>
        client.query('update submissions set founder_name = $1 where organisation_id = $2', [
          'x',
          other.organisationId,
        ]),
      );
      expect(changed.rowCount).toBe(0);
      const added = within(client, world.organisationId, () =>
        client.query('insert into token_accounts (organisation_id, shard) values ($1, 0)', [other.organisationId]),
      );
      await expect(added).rejects.toThrow(/row-level security/);
    });
  });

  it('can take nothing out of the ledger', async () => {
    await as(DATABASE_ROLES.tenant, async (client) => {
      for (const statement of ['delete from token_entries', 'update token_entries set amount = 0']) {
        await expect(within(client, world.organisationId, () => client.query(statement))).rejects.toThrow(
          /permission denied/,
        );
      }
    });
  });
});

it('lets the role that looks across organisations read no application, report, answer or ledger', async () => {
  const closed = [
    'submissions',
    'insights_reports',
    'review_reports',
    'report_parts',
    'review_attempts',
    'token_entries',
    'token_accounts',
    'schemas',
    'form_versions',
    'review_decisions',
    'answer_fingerprints',
    'audit_entries',
    'submission_notes',
    'submission_standings',
    'searchable_standings',
    'searchable_submissions',
    'cohort_statistics',
    'cohorts.brief',
    'waiting_fingerprints.packed',
    'events.submission_id',
    'webhook_endpoints.secret',
    'webhook_attempts.answer',
  ];
  await as(DATABASE_ROLES.system, async (client) => {
    for (const part of closed) {
      const [table = '', column = '1'] = part.split('.');
      await expect(client.query(`select ${column} from ${table}`)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('a service', () => {
  const start = async (spoil: string): Promise<unknown> => {
    const stores = await createTestStores();
    const owner = new pg.Client({ connectionString: stores.databaseUrl });
    await owner.connect();
    await owner.query(spoil);
    await owner.end();
    const started = await startTestApp({ settings: { ROLE: 'api' }, stores }).catch((error: unknown) => error);
    if (!(started instanceof Error)) await (started as TestApp).close();
    await stores.drop();
    return started;
  };

  it.each([
    ['a table without row-level security', 'create table forgotten (id uuid)', /table forgotten does not force/],
    [
      'one that its owner bypasses',
      'alter table submissions no force row level security',
      /table submissions does not force/,
    ],
    ['a policy that shows everything', 'create policy all_of_it on submissions using (true)', /policy all_of_it/],
    ['a view that reads as its owner', 'create view everything as select * from submissions', /view everything/],
    [
      'one that cuts a part of it down',
      'create view most as select id from cohorts union select id from schemas where organisation_id = (select current_organisation())',
      /view most/,
    ],
  ])('does not start on a database with %s', async (_, spoil, reason) => {
    const error = await start(spoil);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(reason);
  });

  it('does not start as somebody whom row-level security does not bind', async () => {
    const check = new SeparationCheck(service.app.get(AppConfig, { strict: false }), service.database);
    await expect(check.onModuleInit()).rejects.toThrow(/role intake bypasses row-level security/);
  });
});

/** Lists of both organisations, read at the same time over the few connections of one pool. */
it('never mixes organisations up when their requests share connections', async () => {
  const cohorts = { world: await world.cohort(), other: await other.cohort() };
  const ask = async (owner: World, cohortId: string): Promise<void> => {
    const [own, foreign] = await Promise.all([
      owner.live.get(`/v1/api/programs/${cohortId}`),
      owner.live.get(`/v1/api/programs/${cohortId === cohorts.world.id ? cohorts.other.id : cohorts.world.id}`),
    ]);
    expect([own.status, foreign.status]).toEqual([200, 404]);
  };
  for (let round = 0; round < 8; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? ask(world, cohorts.world.id) : ask(other, cohorts.other.id))),
    );
  }
});
