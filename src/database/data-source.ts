import pg from 'pg';
import { type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations/migrations.js';

// Token amounts and scores stay far below 2^53, where a JavaScript number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** The one set of connection options; entities are added by the modules that own them. */
export function dataSourceOptions(url: string, poolSize: number): PostgresOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize,
    applicationName: 'intake',
    connectTimeoutMS: 2_000,
    extra: {
      statement_timeout: 5_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
  };
}
