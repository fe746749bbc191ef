import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { PageQuery } from '../../../../common/http/page.query.dto.js';
import { MaxCharacters, NoControlCharacters } from '../../../../common/validation/constraints.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { WordList } from '../../../../common/validation/word-list.decorator.js';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../standings/submission-status.js';
import { type Verdict, VERDICTS } from '../../../rubric/rubric.js';
import { type Sort, SORTS } from '../submission-sort.js';

const UNDECIDED = 'none';

export class TeamSubmissionsQuery extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', maxLength: 36 })
  @IsOptional()
  @IsUUID()
  cohort_id?: string;

  @WordList(SUBMISSION_STATUSES, 'Only those in one of these statuses.')
  status?: SubmissionStatus[];

  @ApiProperty({ required: false, enum: [...REVIEW_STATUSES, UNDECIDED], description: '`none`: not decided yet.' })
  @IsOptional()
  @IsIn([...REVIEW_STATUSES, UNDECIDED])
  review_status?: ReviewStatus | typeof UNDECIDED;

  @ApiProperty({ required: false, enum: VERDICTS })
  @IsOptional()
  @IsIn(VERDICTS)
  verdict?: Verdict;

  @ApiProperty({
    required: false,
    enum: ['true', 'false'],
    description: '`true`: those whose report has a flag that is a warning or critical, `false`: all others.',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  flagged?: 'true' | 'false';

  @ApiProperty({
    required: false,
    maxLength: LIMITS.email,
    description:
      'Words that are each part of the founder’s or the venture’s name, the contact address or the external id, in any order; accents, ' +
      'apostrophes and case make no difference. Or the reference, or the code that it ends with; or what the id begins with, of eight digits at least.',
    example: 'okafor ada',
  })
  @IsOptional()
  @IsString()
  @MaxCharacters(LIMITS.email)
  @NoControlCharacters()
  q?: string;

  @ApiProperty({
    required: false,
    enum: SORTS,
    default: '-submitted_at',
    description: 'What has no score yet comes last.',
  })
  @IsIn(SORTS)
  sort: Sort = '-submitted_at';

  @ApiProperty({
    required: false,
    enum: ['true', 'false'],
    default: 'false',
    description: 'With `true` only previews (test submissions), otherwise none.',
  })
  @IsIn(['true', 'false'])
  preview: 'true' | 'false' = 'false';
}
