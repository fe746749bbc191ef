import { DataSource } from 'typeorm';
import { ownerDataSourceOptions } from './src/database/migrate.js';
import { readSettings } from './src/config/load-settings.js';

const { databaseOwnerUrl, databaseUrl = '' } = readSettings();

/** For the TypeORM command line, which works on the database in the settings, as the owner of its tables. */
export default new DataSource(ownerDataSourceOptions(databaseOwnerUrl ?? databaseUrl));
