import { LIMITS } from '../../common/validation/limits.js';
import { GrantTokens, MAX_GRANT } from '../../modules/onboarding/grant-tokens.js';
import { KnownOrganisation } from '../../modules/onboarding/known-organisation.js';
import { type Command } from '../command.js';
import { optionalText, organisationId, wholeNumber } from '../option-values.js';

export const GRANT_TOKENS: Command = {
  summary: 'adds tokens to the balance of an organisation',
  usage: '--organisation ID --tokens T [--note N]',
  options: { organisation: { type: 'string' }, tokens: { type: 'string' }, note: { type: 'string' } },
  prepare: (options) => {
    const grant = {
      organisationId: organisationId(options),
      amount: wholeNumber(options, 'tokens', { min: 1, max: MAX_GRANT }),
      note: optionalText(options, 'note', LIMITS.help),
    };
    return async (workplace) => {
      const app = await workplace.app();
      await app.get(KnownOrganisation, { strict: false }).assert(grant.organisationId);
      const entry = await app.get(GrantTokens, { strict: false }).execute(grant);
      return { organisation_id: grant.organisationId, granted: entry.amount, balance: entry.balanceAfter };
    };
  },
};
