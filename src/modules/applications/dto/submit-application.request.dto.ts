import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../../../common/validation/limits.js';

/** The shape of a submission, for the document; `admission/` checks it, in the order that callers are promised. */
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

export class SubmitApplicationRequest {
  @ApiProperty({ format: 'uuid', maxLength: 36, description: 'The cohort to apply to.' })
  cohort_id!: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    format: 'uuid',
    maxLength: 36,
    description: 'Answers use the keys of this registered schema; without it, those of the cohort’s form.',
  })
  schema_id?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: LIMITS.name,
    description: 'Who applies. No reviewer ever sees it.',
    example: 'Ada Okafor',
  })
  founder_name?: string | null;

  @ApiProperty({
    format: 'idn-email',
    maxLength: LIMITS.email,
    description: 'Where the applicant is reached; letters of any script. No reviewer ever sees it.',
    example: 'ada@example.com',
  })
  contact_email!: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: LIMITS.externalId,
    description: 'Your own id; unique per cohort and environment.',
    example: 'crm-4711',
  })
  external_id?: string | null;

  @ApiProperty({ type: [AnswerRequest], maxItems: LIMITS.answers, description: 'One for each question; none twice.' })
  answers!: AnswerRequest[];
}
