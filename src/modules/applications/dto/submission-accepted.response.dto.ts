import { ApiProperty } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../common/access/environment.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { WARNING_CODES, type Warning } from '../admission/warnings.js';

export class WarningDto implements Warning {
  @ApiProperty({ enum: WARNING_CODES, example: 'unknown_field' })
  code!: Warning['code'];

  @TextProperty(1_048_576, { example: 'shcema_id', description: 'The answer key or top-level field that is meant.' })
  key!: string;
}

export class SubmissionAcceptedDto {
  @IdProperty()
  submission_id!: string;

  @ApiProperty({ enum: ['pending'], example: 'pending' })
  status!: 'pending';

  @TextProperty(200, { example: 'Application accepted.' })
  message!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'test' })
  env!: Environment;

  @ApiProperty({
    required: false,
    type: [WarningDto],
    maxItems: LIMITS.listedProblems,
    description: 'Accepted, but probably not what was meant; absent when there is none.',
  })
  warnings?: Warning[];
}
