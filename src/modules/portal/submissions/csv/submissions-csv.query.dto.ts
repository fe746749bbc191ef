import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsTimeZone } from 'class-validator';
import { MaxCharacters } from '../../../../common/validation/constraints.js';
import { TeamSubmissionsQuery } from '../dto/team-submissions.query.dto.js';

export const LAYOUTS = ['records', 'people'] as const;

/** The filters of the list; all of it comes at once. */
export class SubmissionsCsvQuery extends OmitType(TeamSubmissionsQuery, ['limit', 'cursor']) {
  @ApiProperty({
    required: false,
    enum: LAYOUTS,
    default: 'records',
    description:
      '`records`: the fields of the list under their names, for clients; columns are only ever added, at the end. `people`: ' +
      'in the words of the portal, with the decision, the report and the answers, of which each has a column with `cohort_id`.',
  })
  @IsIn(LAYOUTS)
  layout: (typeof LAYOUTS)[number] = 'records';

  @ApiProperty({
    required: false,
    maxLength: 64,
    default: 'UTC',
    example: 'Europe/Berlin',
    description: 'Of the times for people; its name stands in their heads.',
  })
  @MaxCharacters(64)
  @IsTimeZone()
  time_zone: string = 'UTC';
}
