import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';

export interface TestStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  drop(): Promise<void>;
}

/** A migrated database and an empty Redis of the spec file's own. */
export async function createTestStores(): Promise<TestStores> {
  const serverUrl = required('TEST_DATABASE_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} template ${required('TEST_TEMPLATE_DATABASE')}`);
  // Jest numbers its workers from 1; each keeps to a Redis database of its own.
  const redisUrl = `${required('TEST_REDIS_URL')}/${process.env['JEST_WORKER_ID'] ?? '1'}`;
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
