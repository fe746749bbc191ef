import { Injectable } from '@nestjs/common';
import { MembersService } from '../members/members.service.js';
import { OnboardingError } from './onboarding.error.js';

@Injectable()
export class ResetPassword {
  constructor(private readonly members: MembersService) {}

  /** @throws OnboardingError when nobody signs in with this address, or to several organisations of which none is named */
  async execute(email: string, organisationId: string | null): Promise<{ email: string; password: string }> {
    const [member, ...others] = await this.members.signedInBy(email, organisationId);
    if (member === undefined) throw new OnboardingError(`Nobody signs in as ${email}.`);
    if (others.length > 0) {
      const ids = [member, ...others].map((each) => each.organisationId).join(', ');
      throw new OnboardingError(
        `${email} signs in to several organisations: name one of them with --organisation (${ids}).`,
      );
    }
    return { email: member.email, password: await this.members.resetPassword(member) };
  }
}
