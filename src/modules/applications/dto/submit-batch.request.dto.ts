import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { IsArray } from 'class-validator';
import { ItemCount } from '../../../common/validation/constraints.js';
import { LIMITS } from '../../../common/validation/limits.js';

@ApiSchema({ description: 'Up to a hundred applications.' })
export class SubmitBatchRequest {
  @ApiProperty({
    type: 'array',
    items: { $ref: getSchemaPath('SubmitApplicationRequest') },
    minItems: 1,
    maxItems: LIMITS.batch,
    description: 'Each is judged by itself, as a submission of its own would be.',
  })
  @IsArray()
  @ItemCount(1, LIMITS.batch)
  applications!: unknown[];
}
