import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { assertServiceRights } from '../../../src/database/service-rights.js';
import { migrate } from '../../../src/database/migrate.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { fencedBlocks } from '../../support/fenced-blocks.js';

const PASSWORD = 'aB3/x@9#kQ';
const NAME = `managed_${randomUUID().replaceAll('-', '')}`;
const ADMINISTRATOR = `${NAME}_admin`;

let stores: TestStores;
let superuser: pg.Client;

beforeAll(async () => {
  stores = await createTestStores();
  superuser = await connected(stores.databaseUrl);
  // What the administrator of a managed server has; the roles of the service are there, and are its own.
  await superuser.query(`create role ${ADMINISTRATOR} login createrole createdb password '${PASSWORD}'`);
  await superuser.query(`grant intake_tenant, intake_system to ${ADMINISTRATOR} with admin option`);
});
afterAll(async () => {
  await superuser.query(`drop database if exists ${NAME} with (force)`);
  await superuser.query(`drop role if exists ${NAME}_service`);
  await superuser.query(`drop role if exists ${NAME}`);
  await superuser.query(`drop owned by ${ADMINISTRATOR} cascade`);
  await superuser.query(`drop role ${ADMINISTRATOR}`);
  await superuser.end();
  await stores.drop();
});

function urlFor(account: string, database: string): string {
  const url = new URL(stores.databaseUrl);
  Object.assign(url, { username: account, password: encodeURIComponent(PASSWORD), pathname: `/${database}` });
  return url.href;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The statements of docs/operations.md for who has no psql, with names that nobody else has on this server. */
function documentedStatements(): string[] {
  const block = fencedBlocks(readFileSync('docs/operations.md', 'utf8')).find(({ language }) => language === 'sql');
  const lines = (block?.text ?? '').split('\n').map((line) => line.split('--')[0] ?? '');
  return lines
    .join('\n')
    .replaceAll('…', PASSWORD)
    .replaceAll(/\bintake(?=_service\b|\b)/g, NAME)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^create role intake_(tenant|system)\b/.test(statement));
}

it('is set up by the documented statements of an administrator who is no superuser', async () => {
  const administrator = await connected(urlFor(ADMINISTRATOR, 'postgres'));
  try {
    for (const statement of documentedStatements()) await administrator.query(statement);
  } finally {
    await administrator.end();
  }
  await migrate(urlFor(NAME, NAME));
  await assertServiceRights(urlFor(`${NAME}_service`, NAME));
});
