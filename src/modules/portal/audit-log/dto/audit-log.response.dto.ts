import { ApiProperty } from '@nestjs/swagger';
import { AUTHOR_KINDS, type Author } from '../../../../common/access/author.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type SubmissionName } from '../../../applications/submissions.repository.js';
import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '../../../audit/audit-action.js';
import { type AuditEntryEntity } from '../../../audit/audit-entry.entity.js';
import { SubmissionNameDto, toSubmissionName } from '../../submissions/dto/submission-name.dto.js';

const SAFE = Number.MAX_SAFE_INTEGER;
const NUMBER = { type: 'number', minimum: -SAFE, maximum: SAFE } as const;
/** A setting, a list such as that of scopes, or weights by their names. */
const FACT = {
  oneOf: [
    { type: 'string', maxLength: 501 },
    NUMBER,
    { type: 'boolean' },
    { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 501 } },
    { type: 'object', maxProperties: 50, additionalProperties: NUMBER },
    { type: 'null' },
  ],
};

/** Documents facts by their names; which there are depends on the action. */
function FactsProperty(description: string, example: object | null): PropertyDecorator {
  return ApiProperty({
    type: 'object',
    additionalProperties: FACT,
    maxProperties: 50,
    nullable: true,
    description,
    example,
  });
}

class AuditEntryDto {
  @IdProperty()
  id!: string;

  @DateProperty()
  created_at!: string;

  @ApiProperty({ enum: AUTHOR_KINDS, example: 'member', description: '`system`: the service itself, or its operator.' })
  actor_kind!: Author['kind'];

  @IdProperty({ nullable: true, description: 'The member or the API key; null for the system.' })
  actor_id!: string | null;

  @TextProperty(LIMITS.email, {
    nullable: true,
    example: 'admin@example.com',
    description: 'The address of the member, or the name of the key, as it then was.',
  })
  actor!: string | null;

  @ApiProperty({ enum: AUDIT_ACTIONS, example: 'cohort.changed' })
  action!: AuditAction;

  @ApiProperty({ enum: AUDIT_TARGETS, example: 'cohort' })
  target_kind!: AuditTarget;

  @IdProperty()
  target_id!: string;

  @ApiProperty({
    type: SubmissionNameDto,
    nullable: true,
    description: 'What the target is called today; null where it is no submission.',
  })
  submission!: SubmissionNameDto | null;

  @FactsProperty('What was changed, as it was; null when there was nothing before. Long texts are cut.', {
    review_price: 1,
  })
  before!: object | null;

  @FactsProperty('The same, as it became; null when nothing is left, or nothing about it is kept.', { review_price: 2 })
  after!: object | null;

  @TextProperty(64, { nullable: true, example: '192.0.2.17', description: 'The network address of the request.' })
  address!: string | null;

  @TextProperty(128, {
    nullable: true,
    example: '01960f2e-7a3c-7c4e-9b1a-0d2c4b6a8e90',
    description: 'The `X-Request-Id`.',
  })
  request_id!: string | null;
}

export class AuditLogDto {
  @ApiProperty({ type: [AuditEntryDto], maxItems: LIMITS.page })
  audit_log!: AuditEntryDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toAuditEntry(entry: AuditEntryEntity, submission: SubmissionName | undefined): AuditEntryDto {
  return {
    id: entry.id,
    created_at: toApiDate(entry.createdAt),
    actor_kind: entry.actorKind,
    actor_id: entry.actorId,
    actor: entry.actorName,
    action: entry.action,
    target_kind: entry.targetKind,
    target_id: entry.targetId,
    submission: submission === undefined ? null : toSubmissionName(submission),
    before: entry.before,
    after: entry.after,
    address: entry.address,
    request_id: entry.requestId,
  };
}
