import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath, OmitType } from '@nestjs/swagger';
import { ApiProperties } from '../../../common/openapi/api-properties.decorator.js';
import { exampleId } from '../../../common/openapi/example-ids.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { TEXTS } from '../../applications/application-texts.js';
import { AnswerRequest } from '../../applications/dto/submit-application.request.dto.js';
import { SubmissionDto } from '../../applications/dto/submission.response.dto.js';
import { SANDBOX_ID } from '../sandbox-id.pipe.js';

const OPTIONAL = { type: String, required: false, nullable: true } as const;

const OPTIONAL_TEXTS = TEXTS.map(({ name, max, description }) => {
  return [name, { ...OPTIONAL, maxLength: max, description }] as const;
});

/** For the document; `sandbox-application.check.ts` checks it. */
@ApiExtraModels(AnswerRequest)
@ApiProperties({
  cohort_id: {
    type: String,
    maxLength: LIMITS.externalId,
    minLength: 1,
    example: exampleId('cohort'),
    description: 'Any id will do.',
  },
  schema_id: {
    ...OPTIONAL,
    maxLength: LIMITS.externalId,
    description: 'Any will do; without it the form path is meant.',
  },
  ...Object.fromEntries(OPTIONAL_TEXTS),
  answers: {
    type: Object,
    required: false,
    description: 'An object of field key to value, or the array that the live endpoint takes.',
    oneOf: [
      {
        type: 'object',
        additionalProperties: { type: 'string', maxLength: LIMITS.answerValue },
        maxProperties: LIMITS.answers,
      },
      { type: 'array', items: { $ref: getSchemaPath(AnswerRequest) }, maxItems: LIMITS.answers },
      { type: 'null' },
    ],
  },
})
@ApiSchema({ description: 'The body of the live endpoint, or a shorter form of it.' })
export class SandboxApplicationRequest {}

@ApiSchema({ description: 'What the sandbox makes of an application: nothing, but in the shape of the live answer.' })
export class SandboxAcceptedDto {
  @IdProperty()
  submission_id!: string;

  @ApiProperty({ type: String, enum: ['complete'], example: 'complete', description: 'At once, since no review runs.' })
  status!: 'complete';

  @TextProperty(200, { example: 'Sandbox: application accepted, nothing stored.', description: 'For a person.' })
  message!: string;

  @ApiProperty({ type: String, enum: ['test'], example: 'test', description: 'Only test keys may use the sandbox.' })
  env!: 'test';

  @ApiProperty({ type: Boolean, enum: [true], example: true, description: 'Tells it from a live answer.' })
  _sandbox!: true;
}

@ApiSchema({ description: 'A submission that the sandbox shows under any id.' })
export class SandboxSubmissionDto extends OmitType(SubmissionDto, ['id', 'is_preview'] as const) {
  @ApiProperty({ ...SANDBOX_ID, example: exampleId('submission'), description: 'The id that was asked for.' })
  id!: string;

  @ApiProperty({ description: 'Always true in the sandbox.', example: true })
  is_preview!: boolean;
}
