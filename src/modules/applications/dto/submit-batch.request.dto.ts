import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray } from 'class-validator';
import { ItemCount } from '../../../common/validation/constraints.js';
import { LIMITS } from '../../../common/validation/limits.js';

export class SubmitBatchRequest {
  @ApiProperty({
    type: 'array',
    items: { $ref: getSchemaPath('SubmitApplicationRequest') },
    minItems: 1,
    maxItems: LIMITS.batch,
    description: 'Each is judged by itself, as a submission of its own would be.',
  })
  // As they were sent: the checks of a submission look at them, not those of this class.
  @Transform(({ obj }: { obj: { applications?: unknown } }) => obj.applications)
  @IsArray()
  @ItemCount(1, LIMITS.batch)
  applications!: unknown[];
}
