import pg from 'pg';
import { CONNECT_MS } from './connection-options.js';

/** Lends the work a connection that is nobody else's, and ends it. What goes wrong with it is thrown to the one who waits for an answer. */
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
