import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { MembersRepository } from '../members.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { assertMayGive, type TeamEditor } from '../team.service.js';
import { newInvitationToken } from './invitation-token.js';
import { InvitationsRepository } from './invitations.repository.js';

/** A colleague hands the link over on request, so a short time is enough. */
const HOURS = 24;

/** A link like an invitation's, by which somebody who has forgotten their password chooses a new one. */
interface NewPasswordLink {
  readonly token: string;
  readonly until: Date;
}

@Injectable()
export class OfferNewPassword {
  constructor(
    private readonly members: MembersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly sessions: SessionsRepository,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The token cannot be read again later. The old password works until the link is used. @throws ApiError forbidden,
   * member_not_found
   */
  async execute(editor: TeamEditor, id: string): Promise<NewPasswordLink> {
    const { organisationId, author } = editor;
    // One's own password is changed with the current one, so that a stranger at an open browser cannot lock its owner
    // out.
    if (author.id === id) throw new ApiError('forbidden');
    const token = newInvitationToken();
    return this.database.transaction(organisationId, async (manager) => {
      const team = await this.members.lockTeam(manager, organisationId);
      const member = team.find((each) => each.id === id && each.passwordHash !== null);
      if (member === undefined) throw new ApiError('member_not_found');
      assertMayGive(editor, member.role);
      const until = await this.invitations.put(manager, member, { token, hours: HOURS });
      await this.sessions.revokeAll(manager, member);
      await this.audit.record(manager, { organisationId, author, action: 'member.password_reset', targetId: id });
      return { token, until };
    });
  }
}
