import { ApiProperty } from '@nestjs/swagger';
import { PORTAL_ROLES, type PortalRole } from '../../../../common/access/portal-role.js';
import { IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type SignedInMember } from '../sessions.repository.js';

class SessionMemberDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.email, { example: 'demo@example.com' })
  email!: string;

  @ApiProperty({ enum: PORTAL_ROLES, example: 'owner' })
  role!: PortalRole;
}

class SessionOrganisationDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.name, { example: 'Example Ventures' })
  name!: string;
}

export class SessionDto {
  @ApiProperty({ type: SessionMemberDto })
  member!: SessionMemberDto;

  @ApiProperty({ type: SessionOrganisationDto })
  organisation!: SessionOrganisationDto;

  @ApiProperty({ enum: PORTAL_ROLES, example: 'owner', description: 'What the member may do.' })
  role!: PortalRole;
}

export function toSession({ id, email, role, organisationId }: SignedInMember, organisationName: string): SessionDto {
  return { member: { id, email, role }, organisation: { id: organisationId, name: organisationName }, role };
}
