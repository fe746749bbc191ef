import { type DataSourceOptions } from 'typeorm';
import { CONNECT_MS } from './connection-options.js';
import { MIGRATIONS } from './migrations/migrations.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** As the owner of the tables: for migrations, and for nothing else. */
export function ownerDataSourceOptions(url: string): PostgresOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: 2,
    applicationName: 'intake-migrations',
    connectTimeoutMS: CONNECT_MS,
    extra: { keepAlive: true },
  };
}
