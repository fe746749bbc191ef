import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { InvitationEntity } from './invitations/invitation.entity.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { OfferNewPassword } from './invitations/offer-new-password.js';
import { MemberEntity } from './member.entity.js';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';
import { Passwords } from './passwords.js';
import { PortalSessionEntity } from './sessions/portal-session.entity.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvitationEntity, MemberEntity, PortalSessionEntity]), AuditModule],
  providers: [
    AcceptInvitation,
    InvitationsRepository,
    MembersRepository,
    MembersService,
    OfferNewPassword,
    { provide: Passwords, useFactory: (): Passwords => new Passwords() },
    SessionsRepository,
    TeamService,
  ],
  exports: [AcceptInvitation, InvitationsRepository, MembersService, OfferNewPassword, SessionsRepository, TeamService],
})
export class MembersModule {}
