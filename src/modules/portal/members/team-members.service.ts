import { Injectable } from '@nestjs/common';
import { toApiDate } from '../../../common/time/api-date.js';
import { readCursor, toPage } from '../../../common/http/cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { OfferNewPassword } from '../../members/invitations/offer-new-password.js';
import { type TeamEditor, TeamService } from '../../members/team.service.js';
import { type ChangeMemberRequest, type InviteMemberRequest } from './dto/member.request.dto.js';
import {
  type InvitedMemberDto,
  type MemberDto,
  type MemberListDto,
  type PasswordResetDto,
  toMember,
} from './dto/member.response.dto.js';

/** The team as its members see and change it. */
@Injectable()
export class TeamMembersService {
  constructor(
    private readonly team: TeamService,
    private readonly offerNewPassword: OfferNewPassword,
  ) {}

  async list(organisationId: string, query: PageQuery): Promise<MemberListDto> {
    const filter = { organisationId };
    const before = readCursor(query.cursor, filter);
    const rows = await this.team.list(organisationId, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { members: page.items.map(toMember), next_cursor: page.nextCursor };
  }

  /** The invitation leads to a page below this address of the portal. @throws ApiError forbidden, member_exists */
  async invite(editor: TeamEditor, { email, role }: InviteMemberRequest, portalUrl: string): Promise<InvitedMemberDto> {
    const { member, token } = await this.team.invite(editor, email, role);
    return { ...toMember(member), invite_url: `${portalUrl}/invitations/${token}` };
  }

  /** @throws ApiError forbidden, member_not_found */
  async resetPassword(editor: TeamEditor, id: string, portalUrl: string): Promise<PasswordResetDto> {
    const { token, until } = await this.offerNewPassword.execute(editor, id);
    return { reset_url: `${portalUrl}/invitations/${token}`, expires_at: toApiDate(until) };
  }

  /** @throws ApiError forbidden, member_not_found, last_owner */
  async change(editor: TeamEditor, id: string, { role }: ChangeMemberRequest): Promise<MemberDto> {
    return toMember(await this.team.changeRole(editor, id, role));
  }

  /** @throws ApiError forbidden, member_not_found, last_owner */
  async remove(editor: TeamEditor, id: string): Promise<void> {
    await this.team.remove(editor, id);
  }
}
