import { repairRights } from '../../database/service-rights.js';
import { type Command } from '../command.js';

export const REPAIR_RIGHTS: Command = {
  summary: 'gives the roles of the service what a restore left out, as DATABASE_OWNER_URL where that is set',
  usage: '',
  options: {},
  prepare:
    () =>
    async ({ ownerUrl }) => ({ repaired: await repairRights(ownerUrl) }),
};
