import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { type ApiError } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type SubmissionAcceptedDto } from './submission-accepted.response.dto.js';

/** Where an item stood in the request, and what became of it. */
export class BatchPositionDto {
  @ApiProperty({ type: 'integer', format: 'int32', minimum: 0, maximum: LIMITS.batch - 1, example: 0 })
  index!: number;

  @ApiProperty({ type: 'integer', format: 'int32', minimum: 200, maximum: 599, example: 202 })
  status_code!: number;
}

type Refusal = ReturnType<ApiError['body']> & { readonly request_id: string };
export type BatchResult = BatchPositionDto & (SubmissionAcceptedDto | Refusal);

const withPosition = (name: string): { allOf: { $ref: string }[] } => ({
  allOf: [{ $ref: getSchemaPath(BatchPositionDto) }, { $ref: getSchemaPath(name) }],
});

export class BatchResultsDto {
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.batch,
    items: { oneOf: [withPosition('SubmissionAcceptedDto'), withPosition('ErrorResponse')] },
    description: 'In the order of the request: the answer that each would have got by itself.',
  })
  results!: BatchResult[];
}
