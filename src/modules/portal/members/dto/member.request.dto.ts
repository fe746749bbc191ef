import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateBy } from 'class-validator';
import { PORTAL_ROLES, type PortalRole } from '../../../../common/access/portal-role.js';
import { isEmailAddress } from '../../../../common/validation/email.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';

/** An address in a request. */
function Email(): PropertyDecorator {
  return applyDecorators(
    Text({ max: LIMITS.email, example: 'reviewer@example.com' }),
    ValidateBy({
      name: 'isEmailAddress',
      validator: {
        validate: (value) => typeof value !== 'string' || isEmailAddress(value),
        defaultMessage: (args) => `${args?.property ?? ''} must be a valid e-mail address`,
      },
    }),
  );
}

export class ChangeMemberRequest {
  @ApiProperty({ enum: PORTAL_ROLES, example: 'reviewer', description: 'None above your own.' })
  @IsIn(PORTAL_ROLES)
  role!: PortalRole;
}

export class InviteMemberRequest extends ChangeMemberRequest {
  @Email()
  email!: string;
}
