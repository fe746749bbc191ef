import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { MembersRepository } from '../members.repository.js';
import { Passwords } from '../passwords.js';
import { SessionsRepository, type SignedInMember } from '../sessions/sessions.repository.js';
import { InvitationsRepository } from './invitations.repository.js';

type Origin = Pick<Author, 'address' | 'requestId'>;

/**
 * Sets the password that somebody chose by a link: an invited person becomes a member, or a member gets a new password.
 */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Null for an invalid token. */
  async execute(token: string, password: string, origin: Origin): Promise<SignedInMember | null> {
    const invited = await this.invitations.find(token);
    if (invited === null) return null;
    const passwordHash = await this.passwords.hash(password);
    const { id, organisationId, email, hasJoined } = invited;
    const author: Author = { kind: 'member', id, name: email, ...origin };
    return this.database.transaction(organisationId, async (manager) => {
      if (!(await this.invitations.use(manager, token))) return null;
      await this.members.changePassword(manager, invited, passwordHash);
      // Ends all sessions, also those begun with the old password after the link was made.
      await this.sessions.revokeAll(manager, invited);
      const action = hasJoined ? 'member.password_changed' : 'member.joined';
      await this.audit.record(manager, { organisationId, author, action, targetId: id });
      return invited;
    });
  }
}
