import { LIMITS } from '../../common/validation/limits.js';
import { CreateOrganisation } from '../../modules/onboarding/create-organisation.js';
import { MAX_GRANT } from '../../modules/onboarding/grant-tokens.js';
import { type Command } from '../command.js';
import { emailAddress, requiredText, wholeNumber } from '../option-values.js';

export const CREATE_ORGANISATION: Command = {
  summary: 'an organisation with its owner, keys and first tokens; secrets are printed once',
  usage: '--name N --email E [--tokens T]',
  options: { name: { type: 'string' }, email: { type: 'string' }, tokens: { type: 'string', default: '0' } },
  prepare: (options) => {
    const request = {
      name: requiredText(options, 'name', LIMITS.name),
      email: emailAddress(options),
      tokens: wholeNumber(options, 'tokens', { min: 0, max: MAX_GRANT }),
    };
    return async (workplace) => {
      const app = await workplace.app();
      const { organisationId, email, password, keys } = await app
        .get(CreateOrganisation, { strict: false })
        .execute(request);
      return { organisation_id: organisationId, portal: { email, password }, keys };
    };
  },
};
