import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';
import { MAX_GRANT } from '../../../onboarding/grant-tokens.js';

export class GrantRequest {
  @ApiProperty({ type: 'integer', format: 'int32', minimum: 1, maximum: MAX_GRANT, example: 500 })
  @IsInt()
  @Min(1)
  @Max(MAX_GRANT)
  amount!: number;

  @Text({ max: LIMITS.help, optional: true, blank: true, example: 'Invoice 2027-014' })
  note?: string | null;
}
