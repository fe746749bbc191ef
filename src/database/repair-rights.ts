import pg from 'pg';
import { CONNECT_MS } from './connection-options.js';
import { missingRights } from './missing-rights.js';

/** Gives the roles of the service the rights that they lack, all or none. @returns the statements that did */
export async function repairRights(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'intake-rights',
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const statements = await missingRights(client);
    if (statements.length > 0) await client.query(`begin; ${statements.join('; ')}; commit`);
    return statements;
  } finally {
    await client.end();
  }
}
