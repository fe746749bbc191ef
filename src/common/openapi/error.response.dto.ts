import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { SCOPES } from '../access/scope.js';
import { API_ERRORS, type ErrorCode } from '../errors/error-codes.js';
import { LIMITS } from '../validation/limits.js';

const KEY = { type: 'string', maxLength: LIMITS.answerKey } as const;
const KEYS = { required: false, type: 'array', items: KEY, maxItems: LIMITS.listedKeys } as const;
const PATH = { type: 'string', maxLength: 256 } as const;

@ApiSchema({ description: 'An organisation to sign in to.' })
class OrganisationChoiceDto {
  @ApiProperty({ format: 'uuid', maxLength: 36 })
  id!: string;

  @ApiProperty({ maxLength: LIMITS.name, description: 'What it is called.' })
  name!: string;
}

/** Every error answer, on every path. */
@ApiSchema({
  name: 'ErrorResponse',
  description: 'Every error, on every path. Which fields it has beside the first four depends on `code`.',
})
export class ErrorResponseDto {
  @ApiProperty({ description: 'What went wrong, for a person.', maxLength: 2_000 })
  error!: string;

  @ApiProperty({ enum: Object.keys(API_ERRORS), description: 'A stable word for clients. More may be added.' })
  code!: ErrorCode;

  @ApiProperty({
    description: 'The page that says what the error means and what to do, as a path below the address of the service.',
    pattern: '^/docs/errors/[a-z_]+$',
    maxLength: 128,
  })
  doc_url!: string;

  @ApiProperty({ description: 'Equals the X-Request-Id header; quote it to support.', maxLength: 128 })
  request_id!: string;

  @ApiProperty({
    required: false,
    type: 'array',
    items: PATH,
    maxItems: 1000,
    description: 'Paths such as answers[2].value.',
  })
  invalid_fields?: string[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', enum: [...SCOPES] },
    maxItems: 10,
    description: 'With `insufficient_scope`: what the key would need.',
  })
  required_scopes?: string[];

  @ApiProperty({ ...KEYS, description: 'With `unknown_keys`: answers to no question.' })
  unknown_keys?: string[];

  @ApiProperty({
    ...KEYS,
    description: 'With `missing_keys`, and beside `unknown_keys`: required questions without an answer.',
  })
  missing_keys?: string[];

  @ApiProperty({
    ...KEYS,
    description: 'With `invalid_values`: questions whose answer their type or options rule out.',
  })
  invalid_keys?: string[];

  @ApiProperty({ ...KEYS, description: 'With `duplicate_keys`: keys that stand in `answers` more than once.' })
  duplicate_keys?: string[];

  @ApiProperty({
    required: false,
    format: 'uuid',
    maxLength: 36,
    description: 'The submission that has the external_id.',
  })
  submission_id?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    format: 'int64',
    minimum: 0,
    maximum: 9007199254740991,
    description: 'With `insufficient_tokens`: what can still be spent.',
  })
  balance?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    format: 'int64',
    minimum: 0,
    maximum: 9007199254740991,
    description: 'With `insufficient_tokens`: what the review would cost.',
  })
  required?: number;

  @ApiProperty({
    required: false,
    type: [OrganisationChoiceDto],
    maxItems: 3,
    description: 'One of which `organisation_id` is to name.',
  })
  organisations?: OrganisationChoiceDto[];

  @ApiProperty({
    required: false,
    enum: ['pending', 'processing', 'complete', 'failed'],
    description: 'With `insights_not_ready` and `insights_unavailable`: how far the review has come.',
  })
  status?: string;

  @ApiProperty({
    required: false,
    allOf: [{ $ref: getSchemaPath('FailureCode') }],
    description: 'With `insights_unavailable`: why there is no report.',
  })
  failure_code?: string;
}
