import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiProperties } from '../../../common/openapi/api-properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { TEXTS } from '../application-texts.js';

@ApiSchema({ description: 'An answer to one question.' })
export class AnswerRequest {
  @ApiProperty({
    maxLength: LIMITS.answerKey,
    description: 'The key of the question, in the form or in the schema.',
    example: 'what_problem_are_you_solving',
  })
  key!: string;

  @ApiProperty({
    maxLength: LIMITS.answerValue,
    description: 'The answer. Several choices are joined by commas.',
    example: 'Small dairies lose 14% of their milk to spoilage.',
  })
  value!: string;
}

const OPTIONAL = { required: false, nullable: true } as const;

const OWN_TEXTS = TEXTS.map(({ name, max, isRequired, format, description, example }) => {
  const presence = isRequired ? {} : OPTIONAL;
  return [
    name,
    { type: String, ...presence, ...(format && { format }), maxLength: max, description, example },
  ] as const;
});

/** The shape of a submission, for the document; `admission/` checks it, in the order that callers are promised. */
@ApiProperties({
  cohort_id: { type: String, format: 'uuid', maxLength: 36, description: 'The cohort to apply to.' },
  schema_id: {
    type: String,
    ...OPTIONAL,
    format: 'uuid',
    maxLength: 36,
    description: 'Answers use the keys of this registered schema; without it, those of the cohort’s form.',
  },
  ...Object.fromEntries(OWN_TEXTS),
  answers: { type: [AnswerRequest], maxItems: LIMITS.answers, description: 'One for each question; none twice.' },
})
@ApiSchema({ description: 'An application to a cohort.' })
export class SubmitApplicationRequest {}
