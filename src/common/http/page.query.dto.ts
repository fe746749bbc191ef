import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LIMITS } from '../validation/limits.js';

const DEFAULT_LIMIT = 25;
/** All three checks answer with one sentence. */
const WHOLE = { message: `limit must be a whole number from 1 to ${LIMITS.page}` };

/** How much of a list is wanted at once. */
export class LimitQuery {
  @ApiProperty({
    type: 'integer',
    format: 'int32',
    required: false,
    minimum: 1,
    maximum: LIMITS.page,
    default: DEFAULT_LIMIT,
    description: 'How many a page holds at most.',
  })
  @Transform(({ value }: { value: unknown }) => wholeNumber(value))
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(LIMITS.page, WHOLE)
  limit: number = DEFAULT_LIMIT;
}

/** The part of a list's query that all lists share. */
export class PageQuery extends LimitQuery {
  @ApiProperty({
    required: false,
    maxLength: 256,
    description: 'The `next_cursor` of the page before, with the same filters.',
  })
  @IsOptional()
  @IsString()
  cursor?: string;
}

/** Digits only: `Number` would also take '', '0x10' and '1e1'. */
function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}
