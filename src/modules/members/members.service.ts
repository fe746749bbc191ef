import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { type PortalRole } from '../../common/access/portal-role.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { type MemberEntity } from './member.entity.js';
import { type SignInCandidate, type KnownMember, type MemberKey, MembersRepository } from './members.repository.js';
import { newPassword, Passwords } from './passwords.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

/**
 * How many members with one address a password is checked against; few, since every sign-in takes the time of this many
 * hashes.
 */
const MOST_CANDIDATES = 3;
/** The most organisations that are listed to an operator. */
const MOST_ORGANISATIONS = 100;

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
    private readonly invitations: InvitationsRepository,
    private readonly passwords: Passwords,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Null when somebody of the organisation has the address. */
  async create(manager: EntityManager, member: NewMember): Promise<MemberEntity | null> {
    const row: MemberEntity = { ...member, id: newId(), createdAt: new Date() };
    return (await this.members.insert(manager, row)) ? row : null;
  }

  /** A random password, for somebody who chooses none. */
  async makePassword(): Promise<{ password: string; passwordHash: string }> {
    const password = newPassword();
    return { password, passwordHash: await this.passwords.hash(password) };
  }

  /** The members that this address may sign in, those of the named organisation first. */
  async candidates(email: string, organisationId: string | null): Promise<SignInCandidate[]> {
    return this.members.findByEmail(email, { organisationId, most: MOST_CANDIDATES });
  }

  /** The members whose password it is. It takes the same time for any number of members, even none. */
  async withPassword(
    candidates: readonly SignInCandidate[],
    password: string,
  ): Promise<(SignInCandidate & { member: KnownMember })[]> {
    const hashes = Array.from({ length: MOST_CANDIDATES }, (_, at) => candidates[at]?.member?.passwordHash ?? null);
    const matches = await Promise.all(hashes.map((passwordHash) => this.passwords.matches(password, passwordHash)));
    return candidates.flatMap(({ account, member }, at) =>
      matches[at] === true && member !== null ? [{ account, member }] : [],
    );
  }

  async hasPassword({ organisationId, id }: MemberKey, password: string): Promise<boolean> {
    const member = await this.members.findKnown(organisationId, id);
    return this.passwords.matches(password, member?.passwordHash ?? null);
  }

  /** The members that this address signs in, in one organisation or in all. */
  async signedInBy(email: string, organisationId: string | null): Promise<KnownMember[]> {
    const found = await this.members.findByEmail(email, { organisationId, most: MOST_ORGANISATIONS });
    const members = found.flatMap(({ member }) => (member === null ? [] : [member]));
    return members.filter((member) => organisationId === null || member.organisationId === organisationId);
  }

  /** Gives the member a new password and signs them out everywhere. */
  async resetPassword(member: KnownMember): Promise<string> {
    const password = newPassword();
    await this.setPassword(member, password, SYSTEM, (manager) => this.sessions.revokeAll(manager, member));
    return password;
  }

  /** Changes the password and ends all sessions except the one with this token. */
  async changePassword(
    member: MemberKey,
    password: string,
    { author, token }: { author: Author; token: string },
  ): Promise<void> {
    await this.setPassword(member, password, author, (manager) => this.sessions.revokeOthers(manager, member, token));
  }

  private async setPassword(
    member: MemberKey,
    password: string,
    author: Author,
    endSessions: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { organisationId, id } = member;
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(organisationId, async (manager) => {
      await this.members.changePassword(manager, member, passwordHash);
      await endSessions(manager);
      await this.invitations.withdraw(manager, member);
      await this.audit.record(manager, { organisationId, author, action: 'member.password_changed', targetId: id });
    });
  }
}
