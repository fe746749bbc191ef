import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { SignInThrottle } from '../../rate-limits/sign-in-throttle.js';
import { type InvitationDto } from './dto/invitation.response.dto.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Tells the holder of a link what it is for. */
@Injectable()
export class ReadInvitation {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly organisations: OrganisationsRepository,
    private readonly throttle: SignInThrottle,
  ) {}

  /** @throws ApiError invitation_not_found, rate_limited */
  async execute(token: string, address: string): Promise<InvitationDto> {
    const invited = await this.throttle.attemptToken(token, address, () => this.invitations.find(token));
    if (invited === null) throw new ApiError('invitation_not_found');
    const { organisationId, email, role, hasJoined, until } = invited;
    const organisation = await this.organisations.nameOf(organisationId);
    return { purpose: hasJoined ? 'new_password' : 'join', organisation, email, role, expires_at: toApiDate(until) };
  }
}
