import pg from 'pg';
import { CONNECT_MS } from './connection-options.js';

/**
 * Runs the work with a connection of its own and closes that afterwards. Errors of the connection reject the query that
 * waits for it.
 */
export async function withOwnConnection<T>(
  { url, name, ...options }: pg.ClientConfig & { readonly url: string; readonly name: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_MS,
    ...options,
    connectionString: url,
    application_name: name,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
