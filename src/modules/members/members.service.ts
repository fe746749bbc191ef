import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type PortalRole } from '../../common/access/portal-role.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
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
    const passwordHash = await hashPassword(password);
    await this.database.transaction(member.organisationId, async (manager) => {
      await this.members.changePassword(manager, member.id, passwordHash);
      await this.sessions.revokeAll(manager, member.id);
    });
    return { email: member.email, password };
  }
}
