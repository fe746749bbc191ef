import { type Command } from './command.js';
import { CREATE_COHORT } from './commands/create-cohort.command.js';
import { CREATE_KEY } from './commands/create-key.command.js';
import { CREATE_ORGANISATION } from './commands/create-organisation.command.js';
import { GRANT_TOKENS } from './commands/grant-tokens.command.js';
import { LIST_KEYS } from './commands/list-keys.command.js';
import { LIST_ORGANISATIONS } from './commands/list-organisations.command.js';
import { MIGRATE } from './commands/migrate.command.js';
import { REPAIR_RIGHTS } from './commands/repair-rights.command.js';
import { RESET_PASSWORD } from './commands/reset-password.command.js';
import { REVOKE_KEY } from './commands/revoke-key.command.js';

/** In the order in which they are shown. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'create-organisation': CREATE_ORGANISATION,
  'create-cohort': CREATE_COHORT,
  'grant-tokens': GRANT_TOKENS,
  'create-key': CREATE_KEY,
  'list-organisations': LIST_ORGANISATIONS,
  'list-keys': LIST_KEYS,
  'revoke-key': REVOKE_KEY,
  'reset-password': RESET_PASSWORD,
  migrate: MIGRATE,
  'repair-rights': REPAIR_RIGHTS,
};
