import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../common/access/environment.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { WARNING_CODES, type Warning } from '../admission/warnings.js';

@ApiSchema({ description: 'Accepted, but probably not what was meant.' })
export class WarningDto implements Warning {
  @ApiProperty({ enum: WARNING_CODES, example: 'unknown_field', description: 'What is the matter.' })
  code!: Warning['code'];

  @TextProperty(1_048_576, { example: 'shcema_id', description: 'The answer key or top-level field that is meant.' })
  key!: string;
}

@ApiSchema({ description: 'An application that was taken in and waits for its review.' })
export class SubmissionAcceptedDto {
  @IdProperty()
  submission_id!: string;

  @ApiProperty({ type: String, enum: ['pending'], example: 'pending', description: 'It waits for its review.' })
  status!: 'pending';

  @TextProperty(200, {
    example: 'Application accepted. Poll its status; the insights report follows when it is complete.',
    description: 'For a person.',
  })
  message!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'test', description: 'That of the key.' })
  env!: Environment;

  @ApiProperty({
    required: false,
    type: [WarningDto],
    maxItems: LIMITS.listedProblems,
    description: 'Accepted, but probably not what was meant; absent when there is none.',
  })
  warnings?: Warning[];
}
