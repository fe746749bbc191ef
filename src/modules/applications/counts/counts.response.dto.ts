import { ApiProperty } from '@nestjs/swagger';
import { COUNT, CountsProperty } from '../../../common/openapi/counts-property.decorator.js';
import { IdProperty } from '../../../common/openapi/properties.decorator.js';
import { REVIEW_STATUSES, SUBMISSION_STATUSES } from '../../standings/submission-status.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { NONE } from '../../standings/standing.js';
import { MOST_COUNTED } from './counts.repository.js';

export const MOST_COHORTS = 1_000;
const OTHERS = 'What each choice of this filter would leave, the other filters staying as they are.';

class CohortCountDto {
  @IdProperty()
  cohort_id!: string;

  @ApiProperty(COUNT)
  count!: number;
}

/** How many there are in a list. */
export class SubmissionCountsDto {
  @ApiProperty({ ...COUNT, description: 'What all filters leave.' })
  total!: number;

  @ApiProperty({
    example: true,
    description: `False where a text has more than ${MOST_COUNTED} matches: then there are at least as many.`,
  })
  is_exact!: boolean;

  @CountsProperty(SUBMISSION_STATUSES, { description: OTHERS })
  by_status!: Record<string, number>;

  @CountsProperty([NONE, ...REVIEW_STATUSES], { description: OTHERS })
  by_review_status!: Record<string, number>;

  @CountsProperty(VERDICTS, { description: OTHERS })
  by_verdict!: Record<string, number>;

  @ApiProperty({
    ...COUNT,
    description: 'With a flag that is a warning or critical; also what `flagged=true` would leave.',
  })
  flagged!: number;

  @ApiProperty({
    type: [CohortCountDto],
    maxItems: MOST_COHORTS,
    description: `${OTHERS} Cohorts with none are left out.`,
  })
  by_cohort!: CohortCountDto[];
}
