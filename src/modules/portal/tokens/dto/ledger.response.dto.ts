import { ApiProperty } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../../common/access/environment.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type SubmissionName } from '../../../applications/submissions.repository.js';
import { BalanceDto } from '../../../tokens/dto/balance.response.dto.js';
import { TOKEN_ENTRY_KINDS, type TokenEntry, type TokenEntryKind } from '../../../tokens/token-entry.js';
import { SubmissionNameDto, toSubmissionName } from '../../submissions/dto/submission-name.dto.js';

const SAFE = Number.MAX_SAFE_INTEGER;

export class TokenEntryDto {
  @IdProperty()
  id!: string;

  @DateProperty()
  created_at!: string;

  @ApiProperty({ enum: TOKEN_ENTRY_KINDS, example: 'reserve' })
  kind!: TokenEntryKind;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    minimum: -SAFE,
    maximum: SAFE,
    example: -1,
    description: '0 for a settle.',
  })
  amount!: number;

  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0, maximum: SAFE, example: 9_999 })
  balance_after!: number;

  @IdProperty({ nullable: true, description: 'Null for a grant.' })
  submission_id!: string | null;

  @ApiProperty({ type: SubmissionNameDto, nullable: true, description: 'What it is called; null for a grant.' })
  submission!: SubmissionNameDto | null;

  @ApiProperty({
    type: String,
    enum: [...ENVIRONMENTS, null],
    nullable: true,
    example: 'live',
    description: 'Null for a grant.',
  })
  env!: Environment | null;

  @TextProperty(LIMITS.help, { nullable: true, description: 'What a grant was for.' })
  note!: string | null;
}

export class LedgerDto extends BalanceDto {
  @ApiProperty({ type: [TokenEntryDto], maxItems: LIMITS.page })
  entries!: TokenEntryDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toTokenEntry(entry: TokenEntry, submission?: SubmissionName): TokenEntryDto {
  return {
    id: entry.id,
    created_at: toApiDate(entry.createdAt),
    kind: entry.kind,
    amount: entry.amount,
    balance_after: entry.balanceAfter,
    submission_id: entry.submissionId,
    submission: submission === undefined ? null : toSubmissionName(submission),
    env: entry.environment,
    note: entry.note,
  };
}
