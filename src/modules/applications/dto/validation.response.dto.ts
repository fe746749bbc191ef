import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ErrorResponseDto } from '../../../common/openapi/error.response.dto.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type Warning } from '../admission/warnings.js';
import { WarningDto } from './submission-accepted.response.dto.js';

@ApiSchema({ description: 'Everything that a submission of this body would meet.' })
export class ValidationDto {
  @ApiProperty({ description: 'Whether submitting the same body now would be accepted.', example: true })
  valid!: boolean;

  @ApiProperty({
    type: [ErrorResponseDto],
    maxItems: 20,
    example: [],
    description: 'Everything that stands against it: the error bodies that submitting would answer, one by one.',
  })
  errors!: ErrorResponseDto[];

  @ApiProperty({
    type: [WarningDto],
    maxItems: LIMITS.listedProblems,
    example: [],
    description: 'What would be accepted, but is probably not what was meant.',
  })
  warnings!: Warning[];

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 2_147_483_647,
    example: 1,
    description: 'Tokens that a submission costs; 0 while the cohort is unknown.',
  })
  token_cost!: number;
}
