import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { type ApiError } from '../../../common/errors/api-error.js';
import { errorExample } from '../../../common/openapi/api-errors.decorator.js';
import { exampleId } from '../../../common/openapi/example-ids.js';
import { ErrorResponseDto } from '../../../common/openapi/error.response.dto.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { SubmissionAcceptedDto } from './submission-accepted.response.dto.js';

/** The statuses that a submission can be refused with. */
const REFUSALS = [400, 402, 403, 404, 409, 422, 500, 503] as const;
const INDEX = {
  type: 'integer',
  format: 'int32',
  minimum: 0,
  maximum: LIMITS.batch - 1,
  description: 'Where the application stood in the request.',
} as const;

/** An application that was taken in. */
@ApiSchema({
  description: 'One of a batch that was taken in: what it would have been answered by itself, and where it stood.',
})
class BatchAcceptedDto extends SubmissionAcceptedDto {
  @ApiProperty({ ...INDEX, example: 0 })
  index!: number;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    enum: [202],
    example: 202,
    description: 'Always 202, which tells it from a refused one.',
  })
  status_code!: 202;
}

/** An application that was not. */
@ApiSchema({
  description: 'One of a batch that was not: the error that it would have been answered by itself, and where it stood.',
})
class BatchRefusedDto extends ErrorResponseDto {
  @ApiProperty({ ...INDEX, example: 1 })
  index!: number;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    enum: REFUSALS,
    example: 422,
    description: 'What it would have been answered with by itself; never 202.',
  })
  status_code!: number;
}

type Refusal = ReturnType<ApiError['body']> & { readonly request_id: string };
export type BatchResult = { readonly index: number; readonly status_code: number } & (SubmissionAcceptedDto | Refusal);

@ApiExtraModels(BatchAcceptedDto, BatchRefusedDto)
@ApiSchema({ description: 'What became of each of a batch.' })
export class BatchResultsDto {
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.batch,
    items: { oneOf: [{ $ref: getSchemaPath(BatchAcceptedDto) }, { $ref: getSchemaPath(BatchRefusedDto) }] },
    description:
      'In the order of the request: the answer that each would have got by itself. `status_code` tells which it is.',
    example: [
      {
        index: 0,
        status_code: 202,
        submission_id: exampleId('submission'),
        status: 'pending',
        message: 'Application accepted. Poll its status; the insights report follows when it is complete.',
        env: 'test',
      },
      { index: 1, status_code: 422, ...errorExample('invalid_contact_email') },
    ],
  })
  results!: BatchResult[];
}
