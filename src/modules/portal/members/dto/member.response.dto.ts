import { ApiProperty } from '@nestjs/swagger';
import { PORTAL_ROLES, type PortalRole } from '../../../../common/access/portal-role.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type TeamMember } from '../../../members/members.repository.js';

const STATUSES = ['active', 'invited'] as const;

export class MemberDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.email, { example: 'reviewer@example.com' })
  email!: string;

  @ApiProperty({ enum: PORTAL_ROLES, example: 'reviewer' })
  role!: PortalRole;

  @ApiProperty({ enum: STATUSES, example: 'invited', description: '`invited` until the invitation is accepted.' })
  status!: (typeof STATUSES)[number];

  @DateProperty()
  created_at!: string;

  @DateProperty({ nullable: true, description: 'Until when the invitation can be accepted; null for active members.' })
  invitation_expires_at!: string | null;
}

export class InvitedMemberDto extends MemberDto {
  @TextProperty(400, {
    description:
      'To be handed to the invited person, who chooses a password there. Works once, and is shown this once.',
    example: 'https://intake.example.org/portal/invitations/3q2-7wR0bW9vZm9vYmFyYmF6cXV4cXV1eHF1dXV4cXU',
  })
  invite_url!: string;
}

export class PasswordResetDto {
  @TextProperty(400, {
    description: 'To be handed to the member, who chooses a new password there. Works once, and is shown this once.',
    example: 'https://intake.example.org/portal/invitations/3q2-7wR0bW9vZm9vYmFyYmF6cXV4cXV1eHF1dXV4cXU',
  })
  reset_url!: string;

  @DateProperty({ description: 'Until when it works.' })
  expires_at!: string;
}

export class MemberListDto {
  @ApiProperty({ type: [MemberDto], maxItems: LIMITS.page })
  members!: MemberDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toMember({ id, email, role, hasJoined, createdAt, invitedUntil }: TeamMember): MemberDto {
  return {
    id,
    email,
    role,
    status: hasJoined ? 'active' : 'invited',
    created_at: toApiDate(createdAt),
    invitation_expires_at: toApiDateOrNull(invitedUntil),
  };
}
