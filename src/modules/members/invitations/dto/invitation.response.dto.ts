import { ApiProperty } from '@nestjs/swagger';
import { PORTAL_ROLES, type PortalRole } from '../../../../common/access/portal-role.js';
import { DateProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';

export const PURPOSES = ['join', 'new_password'] as const;

export class InvitationDto {
  @ApiProperty({ enum: PURPOSES, example: 'join', description: '`new_password` for a member who has one already.' })
  purpose!: (typeof PURPOSES)[number];

  @TextProperty(LIMITS.name, { example: 'Example Ventures', description: 'The organisation’s name.' })
  organisation!: string;

  @TextProperty(LIMITS.email, { example: 'reviewer@example.com', description: 'With what they sign in.' })
  email!: string;

  @ApiProperty({ enum: PORTAL_ROLES, example: 'reviewer' })
  role!: PortalRole;

  @DateProperty({ description: 'Until when the link works.' })
  expires_at!: string;
}
