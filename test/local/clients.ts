import { Redis } from 'ioredis';
import { Client } from 'pg';

/** The column `answer` of the first row. */
export async function askPostgres(url: string | undefined, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url ?? '' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(query);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

export async function askRedis<T>(url: string | undefined, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url ?? '', { retryStrategy: () => null, maxRetriesPerRequest: 0, disconnectTimeout: 1 });
  client.on('error', () => undefined);
  return question(client).finally(() => {
    client.disconnect();
  });
}
