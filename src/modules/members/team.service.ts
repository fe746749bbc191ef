import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { isAtLeast, type PortalRole } from '../../common/access/portal-role.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { newInvitationToken } from './invitations/invitation-token.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { type MemberEntity } from './member.entity.js';
import { MembersRepository, type TeamMember } from './members.repository.js';

/** How long an invitation can be accepted. */
const INVITED_HOURS = 7 * 24;

/** Who changes the team. Nobody gives or takes a role above their own. */
export interface TeamEditor {
  readonly organisationId: string;
  readonly role: PortalRole;
  readonly author: Author;
}

/** The people of an organisation: who comes, who goes, and what they may do. There is always an owner who can sign in. */
@Injectable()
export class TeamService {
  constructor(
    private readonly members: MembersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<TeamMember[]> {
    return this.members.list(organisationId, page);
  }

  /**
   * The token cannot be read again later. Somebody who has not accepted yet gets a new invitation. @throws ApiError
   * forbidden, member_exists
   */
  async invite(editor: TeamEditor, email: string, role: PortalRole): Promise<{ member: TeamMember; token: string }> {
    const { organisationId, author } = editor;
    assertMayGive(editor, role);
    const token = newInvitationToken();
    return this.database.transaction(organisationId, async (manager) => {
      await this.members.lockTeam(manager, organisationId);
      const known = await this.members.findInTeam(manager, organisationId, email);
      const invited = known ?? (await this.add(manager, { organisationId, email, role }));
      if (invited.passwordHash !== null) throw new ApiError('member_exists');
      assertMayGive(editor, invited.role);
      if (invited.role !== role) await this.members.changeRole(manager, invited, role);
      const invitedUntil = await this.invitations.put(manager, invited, { token, hours: INVITED_HOURS });
      const after = { email: invited.email, role };
      await this.audit.record(manager, {
        organisationId,
        author,
        action: 'member.invited',
        targetId: invited.id,
        after,
      });
      const { id, createdAt } = invited;
      return { member: { id, email: invited.email, role, createdAt, hasJoined: false, invitedUntil }, token };
    });
  }

  /** Takes effect with the member's next request. @throws ApiError forbidden, member_not_found, last_owner */
  async changeRole(editor: TeamEditor, id: string, role: PortalRole): Promise<TeamMember> {
    const { organisationId, author } = editor;
    assertMayGive(editor, role);
    await this.database.transaction(organisationId, async (manager) => {
      const member = await this.changeable(manager, editor, id, role === 'owner');
      await this.members.changeRole(manager, member, role);
      // An open link for a new password would let the member who made it act in the higher role.
      if (member.passwordHash !== null) await this.invitations.withdraw(manager, member);
      const facts = { before: { role: member.role }, after: { role } };
      await this.audit.record(manager, {
        organisationId,
        author,
        action: 'member.role_changed',
        targetId: id,
        ...facts,
      });
    });
    return this.get(organisationId, id);
  }

  /** Also withdraws an invitation. @throws ApiError forbidden, member_not_found, last_owner */
  async remove(editor: TeamEditor, id: string): Promise<void> {
    const { organisationId, author } = editor;
    await this.database.transaction(organisationId, async (manager) => {
      const { email, role } = await this.changeable(manager, editor, id, false);
      await this.members.remove(manager, { organisationId, id });
      const before = { email, role };
      await this.audit.record(manager, { organisationId, author, action: 'member.removed', targetId: id, before });
    });
  }

  private async get(organisationId: string, id: string): Promise<TeamMember> {
    const member = await this.members.findOne(organisationId, id);
    if (member === null) throw new ApiError('member_not_found');
    return member;
  }

  private async add(
    manager: EntityManager,
    wanted: { organisationId: string; email: string; role: PortalRole },
  ): Promise<MemberEntity> {
    const member: MemberEntity = { ...wanted, id: newId(), passwordHash: null, createdAt: new Date() };
    if (!(await this.members.insert(manager, member))) throw new ApiError('member_exists');
    return member;
  }

  private async changeable(
    manager: EntityManager,
    editor: TeamEditor,
    id: string,
    staysOwner: boolean,
  ): Promise<MemberEntity> {
    const team = await this.members.lockTeam(manager, editor.organisationId);
    const member = team.find((each) => each.id === id);
    if (member === undefined) throw new ApiError('member_not_found');
    assertMayGive(editor, member.role);
    const owners = team.filter(({ role, passwordHash }) => role === 'owner' && passwordHash !== null);
    if (!staysOwner && owners.length === 1 && owners[0]?.id === id) throw new ApiError('last_owner');
    return member;
  }
}

/** @throws ApiError forbidden */
export function assertMayGive({ role }: TeamEditor, given: PortalRole): void {
  if (!isAtLeast(role, given)) throw new ApiError('forbidden');
}
