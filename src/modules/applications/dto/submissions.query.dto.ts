import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { ApiTime } from '../../../common/validation/api-time.decorator.js';
import { WordList } from '../../../common/validation/word-list.decorator.js';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../standings/submission-status.js';
import { TextFilter } from './text-filter.decorator.js';

export class SubmissionsQuery extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', maxLength: 36, description: 'Only those to this cohort.' })
  @IsOptional()
  @IsUUID()
  cohort_id?: string;

  @WordList(SUBMISSION_STATUSES, 'Only those in one of these statuses.')
  status?: SubmissionStatus[];

  @TextFilter('contact_email')
  contact_email?: string;

  @TextFilter('external_id')
  external_id?: string;

  @ApiTime('Only submissions later than this.')
  submitted_after?: string;

  @ApiTime('Only submissions earlier than this.')
  submitted_before?: string;

  @ApiTime(
    'Only those of which anything changed later than this. The list is then in the order of changes, the earliest first: what changes while you page comes again at the end.',
  )
  updated_after?: string;
}
