import { Module } from '@nestjs/common';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { JoinTeam } from './invitations/join-team.js';
import { ReadInvitation } from './invitations/read-invitation.js';
import { MembersModule } from './members.module.js';
import { SessionsService } from './sessions/sessions.service.js';

/** How members come in. Apart from the members, whom commands change without Redis, which counts attempts. */
@Module({
  imports: [MembersModule, OrganisationsModule, RateLimitsModule],
  providers: [JoinTeam, ReadInvitation, SessionsService],
  exports: [JoinTeam, ReadInvitation, SessionsService],
})
export class SignInModule {}
