import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { wordsIn } from '../../../common/validation/word-list.decorator.js';
import { COHORT_STATUSES, type CohortStatus } from '../cohort-status.js';

export class ProgramsQuery extends PageQuery {
  @ApiProperty({
    type: String,
    required: false,
    default: 'open',
    maxLength: 64,
    description: 'Statuses separated by commas, or `all`. Without it, only cohorts that accept submissions.',
    example: 'draft,open',
  })
  @Transform(({ value }: { value: unknown }) => statusList(value))
  @IsIn(COHORT_STATUSES, { each: true, message: `status must be all, or of ${COHORT_STATUSES.join(', ')}` })
  status: CohortStatus[] = ['open'];
}

function statusList(value: unknown): unknown {
  return value === 'all' ? [...COHORT_STATUSES] : wordsIn(value);
}
