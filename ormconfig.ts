import { DataSource } from 'typeorm';
import { ownerDataSourceOptions } from './src/database/data-source.js';
import { readSettings } from './src/config/load-settings.js';

/** For the TypeORM command line, which needs a server of its own to talk to: set DATABASE_URL. */
export default new DataSource(ownerDataSourceOptions(readSettings().databaseUrl ?? ''));
