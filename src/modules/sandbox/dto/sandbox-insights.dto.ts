import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { exampleId } from '../../../common/openapi/example-ids.js';
import { InsightsDto } from '../../insights/dto/insights.response.dto.js';
import { SANDBOX_ID } from '../sandbox-id.pipe.js';

/** The live report, but for the scale of one score. */
@ApiSchema({ description: 'The live report, but for the scale of idea_strength_score.' })
export class SandboxInsightsDto extends OmitType(InsightsDto, [
  'submission_id',
  'idea_strength_score',
  'provenance',
] as const) {
  @ApiProperty({ ...SANDBOX_ID, example: exampleId('submission'), description: 'The id that was asked for.' })
  submission_id!: string;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 100,
    example: 74,
    description: 'On a scale of 100 here; the live report has the same score as 7.4 of 10.0.',
  })
  idea_strength_score!: number;
}
