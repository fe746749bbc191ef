import type pg from 'pg';

/** As a request of the organisation is served; what it changes is undone. */
export async function within<T>(client: pg.Client, organisationId: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  await client.query(`select set_config('app.organisation', $1, true)`, [organisationId]);
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

export function organisationsOf(table: string): string {
  return `select distinct ${table === 'organisations' ? 'id' : 'organisation_id'} as id from ${table} order by 1`;
}

/** Whose rows of the table are to be seen. */
export async function organisationsIn(client: pg.Client, table: string): Promise<string[]> {
  return (await client.query<{ id: string }>(organisationsOf(table))).rows.map(({ id }) => id);
}
