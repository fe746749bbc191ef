import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { type PortalRole } from '../../common/access/portal-role.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type MemberEntity } from './member.entity.js';
import { type KnownMember, MembersRepository } from './members.repository.js';
import { hashPassword, newPassword, passwordMatches } from './password.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

interface NewMember {
  readonly organisationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: PortalRole;
}

@Injectable()
export class MembersService {
  constructor(
    private readonly members: MembersRepository,
    private readonly sessions: SessionsRepository,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Null when the address already signs somebody in. */
  async create(manager: EntityManager, member: NewMember): Promise<MemberEntity | null> {
    const row: MemberEntity = { ...member, id: newId(), createdAt: new Date() };
    return (await this.members.insert(manager, row)) ? row : null;
  }

  /** The member whom these credentials belong to; an unknown address takes as long as a wrong password. */
  async withCredentials(email: string, password: string): Promise<KnownMember | null> {
    const member = await this.members.findByEmail(email);
    return (await passwordMatches(password, member?.passwordHash ?? null)) ? member : null;
  }

  /** Gives the member a new password and signs them out everywhere. Null when there is nobody of this address. */
  async resetPassword(email: string): Promise<{ email: string; password: string } | null> {
    const member = await this.members.findByEmail(email);
    if (member === null) return null;
    const password = newPassword();
    await this.setPassword(member, password, SYSTEM, (manager) => this.sessions.revokeAll(manager, member.id));
    return { email: member.email, password };
  }

  /** Signs the member out everywhere but where this session's token is. */
  async changePassword(
    member: { id: string; organisationId: string },
    password: string,
    { author, token }: { author: Author; token: string },
  ): Promise<void> {
    await this.setPassword(member, password, author, (manager) => this.sessions.revokeOthers(manager, member.id, token));
  }

  private async setPassword(
    { id, organisationId }: { id: string; organisationId: string },
    password: string,
    author: Author,
    endSessions: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.database.transaction(organisationId, async (manager) => {
      await this.members.changePassword(manager, id, passwordHash);
      await endSessions(manager);
      await this.audit.record(manager, { organisationId, author, action: 'member.password_changed', targetId: id });
    });
  }
}
