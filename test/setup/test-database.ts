import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';

export interface TestStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  drop(): Promise<void>;
}

/** How many databases of the Redis each of Jest's workers has. */
const REDIS_DATABASES = 3;

/** A migrated database of its own, and an empty Redis that only those of the same place in the same worker share. */
export async function createTestStores(place: 0 | 1 | 2 = 0): Promise<TestStores> {
  const serverUrl = required('TEST_DATABASE_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, as nothing here waits for a disk: by its log, each page of the template would be written twice.
  const template = required('TEST_TEMPLATE_DATABASE');
  await administer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  // Jest numbers its workers from 1.
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1) - 1;
  const redisUrl = `${required('TEST_REDIS_URL')}/${worker * REDIS_DATABASES + place}`;
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
  return {
    databaseUrl: withDatabase(serverUrl, name),
    redisUrl,
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
}
