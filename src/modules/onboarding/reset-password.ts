import { Injectable } from '@nestjs/common';
import { MembersService } from '../members/members.service.js';
import { OnboardingError } from './onboarding.error.js';

@Injectable()
export class ResetPassword {
  constructor(private readonly members: MembersService) {}

  /** @throws OnboardingError when nobody signs in with this address */
  async execute(email: string): Promise<{ email: string; password: string }> {
    const reset = await this.members.resetPassword(email);
    if (reset === null) throw new OnboardingError(`Nobody signs in as ${email}.`);
    return reset;
  }
}
