import { KeysService } from '../../modules/keys/keys.service.js';
import { type Command } from '../command.js';
import { keyId, organisationId } from '../option-values.js';

export const REVOKE_KEY: Command = {
  summary: 'ends an API key for good; within 2 seconds no process accepts it any more',
  usage: '--organisation ID --key ID',
  options: { organisation: { type: 'string' }, key: { type: 'string' } },
  prepare: (options) => {
    const organisation = organisationId(options);
    const key = keyId(options);
    return async (workplace) => {
      await (await workplace.app()).get(KeysService, { strict: false }).revoke(organisation, key);
      return { id: key, organisation_id: organisation, revoked: true };
    };
  },
};
