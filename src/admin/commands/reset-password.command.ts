import { ResetPassword } from '../../modules/onboarding/reset-password.js';
import { type Command } from '../command.js';
import { emailAddress, optionalOrganisationId } from '../option-values.js';

export const RESET_PASSWORD: Command = {
  summary: 'a new password for somebody who signs in to the portal',
  usage: '--email E [--organisation ID]',
  options: { email: { type: 'string' }, organisation: { type: 'string' } },
  prepare: (options) => {
    const email = emailAddress(options);
    const organisation = optionalOrganisationId(options);
    return async (workplace) =>
      (await workplace.app()).get(ResetPassword, { strict: false }).execute(email, organisation);
  },
};
