import { migrate } from '../../database/migrate.js';
import { type Command } from '../command.js';

export const MIGRATE: Command = {
  summary: 'brings the database up to date, as DATABASE_OWNER_URL where that is set',
  usage: '',
  options: {},
  prepare:
    () =>
    async ({ ownerUrl }) => ({ migrated: await migrate(ownerUrl) }),
};
