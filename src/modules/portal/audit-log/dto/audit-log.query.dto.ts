import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../../common/http/page.query.dto.js';
import { ApiTime } from '../../../../common/validation/api-time.decorator.js';
import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '../../../audit/audit-action.js';

export class AuditLogQuery extends PageQuery {
  @ApiProperty({ required: false, enum: AUDIT_ACTIONS })
  @IsOptional()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  @ApiProperty({
    required: false,
    format: 'uuid',
    maxLength: 36,
    description: 'The member or the API key that did it.',
  })
  @IsOptional()
  @IsUUID()
  actor_id?: string;

  @ApiProperty({ required: false, enum: AUDIT_TARGETS })
  @IsOptional()
  @IsIn(AUDIT_TARGETS)
  target_kind?: AuditTarget;

  @ApiProperty({ required: false, format: 'uuid', maxLength: 36, description: 'What it was done to.' })
  @IsOptional()
  @IsUUID()
  target_id?: string;

  @ApiTime('Only what was done later than this.')
  created_after?: string;

  @ApiTime('Only what was done earlier than this.')
  created_before?: string;
}
