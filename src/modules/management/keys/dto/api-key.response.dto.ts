import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../../common/access/environment.js';
import { type Scope, SCOPES, USUAL_SCOPES } from '../../../../common/access/scope.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type ApiKeyEntity } from '../../../keys/api-key.entity.js';
import { type MintedKey, type RotatedKey } from '../../../keys/keys.service.js';

@ApiSchema({ description: 'An API key, without its text, which nobody can read again.' })
export class ApiKeyDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.name, { example: 'Website', description: 'Who or what uses it.' })
  name!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'live', description: 'What it makes: live submissions or previews.' })
  environment!: Environment;

  @ApiProperty({
    enum: SCOPES,
    isArray: true,
    maxItems: SCOPES.length,
    example: USUAL_SCOPES,
    description: 'What it may do.',
  })
  scopes!: readonly Scope[];

  @IdProperty({ nullable: true, description: 'The only cohort this key may use; null for all.' })
  cohort_id!: string | null;

  @TextProperty(32, { example: 'inc_live_…a3F9', description: 'Enough to recognise the key by.' })
  hint!: string;

  @DateProperty({ description: 'When it was made.' })
  created_at!: string;

  @DateProperty({ nullable: true, description: 'From when on it is refused; null for never.' })
  expires_at!: string | null;

  @DateProperty({ nullable: true, description: 'When it was revoked; null while it works.' })
  revoked_at!: string | null;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 1,
    maximum: LIMITS.rateLimit,
    nullable: true,
    example: null,
    description: 'Requests a minute when the operator set a limit for this key alone; null for the usual one.',
  })
  rate_limit_per_minute!: number | null;

  @DateProperty({ nullable: true, description: 'When it was last used, to the minute; null for never.' })
  last_used_at!: string | null;
}

@ApiSchema({ description: 'A new API key, with its text, which is shown this once.' })
export class NewApiKeyDto extends ApiKeyDto {
  @TextProperty(64, { description: 'The key itself, shown this once.', example: 'inc_live_…' })
  key!: string;
}

@ApiSchema({ description: 'A new API key in the place of another.' })
export class RotatedApiKeyDto extends NewApiKeyDto {
  @ApiProperty({ type: ApiKeyDto, description: 'The old key; `expires_at` or `revoked_at` says when it ends.' })
  replaced!: ApiKeyDto;
}

@ApiSchema({ description: 'A page of API keys.' })
export class ApiKeyListDto {
  @ApiProperty({ type: [ApiKeyDto], maxItems: LIMITS.page, description: 'Newest first.' })
  api_keys!: ApiKeyDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toApiKey(key: ApiKeyEntity): ApiKeyDto {
  return {
    id: key.id,
    name: key.name,
    environment: key.environment,
    scopes: key.scopes,
    cohort_id: key.cohortId,
    hint: `inc_${key.environment}_…${key.lastFour}`,
    created_at: toApiDate(key.createdAt),
    expires_at: toApiDateOrNull(key.expiresAt),
    revoked_at: toApiDateOrNull(key.revokedAt),
    rate_limit_per_minute: key.rateLimitPerMinute,
    last_used_at: toApiDateOrNull(key.lastUsedAt),
  };
}

export function toNewApiKey({ key, record }: MintedKey): NewApiKeyDto {
  return { ...toApiKey(record), key };
}

export function toRotatedApiKey({ replaced, ...minted }: RotatedKey): RotatedApiKeyDto {
  return { ...toNewApiKey(minted), replaced: toApiKey(replaced) };
}
