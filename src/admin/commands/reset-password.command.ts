import { ResetPassword } from '../../modules/onboarding/reset-password.js';
import { type Command } from '../command.js';
import { emailAddress } from '../option-values.js';

export const RESET_PASSWORD: Command = {
  usage: '--email E',
  options: { email: { type: 'string' } },
  prepare: (options) => {
    const email = emailAddress(options);
    return (app) => app.get(ResetPassword, { strict: false }).execute(email);
  },
};
