import { DataSource } from 'typeorm';
import { ownerDataSourceOptions } from './data-source.js';

/** Any constant will do; all processes must use the same. */
const MIGRATION_LOCK = 4_217_301;

/** Brings the database up to date. Several processes may start together: the first migrates, the others wait for it. */
export async function migrate(url: string): Promise<void> {
  const source = new DataSource(ownerDataSourceOptions(url));
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations();
  } finally {
    // The lock goes with its connection, also when the migration threw.
    await lock.release();
    await source.destroy();
  }
}
