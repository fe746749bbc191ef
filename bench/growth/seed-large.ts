import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AdminModule } from '../../src/admin/admin.module.js';
import { AppConfig } from '../../src/config/app-config.js';
import { loadSettings } from '../../src/config/load-settings.js';
import { type Environment } from '../../src/common/access/environment.js';
import { CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { CreateOrganisation } from '../../src/modules/onboarding/create-organisation.js';
import { enterStandings } from '../../src/modules/standings/standings.statements.js';
import { ADD_UP } from '../../src/modules/standings/statistics.repository.js';
import { CHUNK, FUNCTIONS, INSERTS, PAY } from './large.sql.js';

/** So many in one transaction. */
const CHUNK_SIZE = 25_000;
const COHORTS = 6;

export interface LargeOrganisation {
  readonly organisationId: string;
  readonly cohortIds: readonly string[];
  readonly email: string;
  readonly password: string;
  readonly keys: Readonly<Record<Environment, string>>;
}

interface Size {
  readonly count: number;
  readonly seed: number;
  /** Hears how many there are. */
  readonly progress: (made: number) => void;
}

/** An organisation with so many submissions, as the service would leave them, put straight into a migrated database. */
export async function seedLarge(databaseUrl: string, size: Size): Promise<LargeOrganisation> {
  const made = await createOrganisation(databaseUrl, size.count);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'seed' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(FUNCTIONS(size.seed));
    // What is made here refers to what is made here: one who may need not have it checked row by row.
    await client.query('set session_replication_role = replica').catch(() => undefined);
    for (let first = 1; first <= size.count; first += CHUNK_SIZE) {
      await fill(client, made, { first, last: Math.min(first + CHUNK_SIZE - 1, size.count), count: size.count });
      size.progress(Math.min(first + CHUNK_SIZE - 1, size.count));
    }
    await client.query(PAY, [made.organisationId]);
    // As they would be in a while by themselves.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return made;
}

/** With the service's own use cases. */
async function createOrganisation(databaseUrl: string, count: number): Promise<LargeOrganisation> {
  const config = new AppConfig(loadSettings({ LOG_LEVEL: 'silent' }), { databaseUrl, redisUrl: '' });
  const app = await NestFactory.createApplicationContext(AdminModule.with(config), {
    logger: false,
    abortOnError: false,
  });
  try {
    const owner = { name: `${count} submissions`, email: `large-${Date.now()}@example.com`, tokens: count + 1_000_000 };
    const { organisationId, email, password, keys } = await app
      .get(CreateOrganisation, { strict: false })
      .execute(owner);
    const cohorts = app.get(CohortsService, { strict: false });
    const cohortIds: string[] = [];
    for (let number = 1; number <= COHORTS; number += 1) {
      const { id } = await cohorts.create(organisationId, { name: `Large ${number}` });
      await cohorts.transition(organisationId, id, 'open');
      cohortIds.push(id);
    }
    return { organisationId, cohortIds, email, password, keys };
  } finally {
    await app.close();
  }
}

async function fill(
  client: pg.Client,
  { organisationId, cohortIds }: LargeOrganisation,
  { first, last, count }: { first: number; last: number; count: number },
): Promise<void> {
  await client.query('begin');
  await client.query('drop table if exists pg_temp.chunk');
  await client.query(
    inlined(CHUNK, [
      `'${organisationId}'::uuid`,
      `array['${cohortIds.join(`', '`)}']`,
      String(first),
      String(last),
      String(count),
    ]),
  );
  const { rows: members } = await client.query<{ id: string }>('select id from members where organisation_id = $1', [
    organisationId,
  ]);
  for (const insert of INSERTS) await client.query(insert, insert.includes('$1') ? [members[0]?.id] : []);
  const { rows: ended } = await client.query<{ id: string }>(
    `select id from chunk where status <> 'pending' order by n`,
  );
  const { text, values } = enterStandings(
    organisationId,
    ended.map(({ id }) => id),
  );
  await client.query(text, [...values]);
  await client.query(ADD_UP, [organisationId, CHUNK_SIZE]);
  await client.query('commit');
}

/** A table cannot be made by a statement with parameters; all of these are ids and numbers of our own. */
function inlined(sql: string, values: readonly string[]): string {
  return sql.replace(/\$(\d)/g, (_, place: string) => values[Number(place) - 1] ?? 'null');
}
