import { ApiProperty } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../common/access/environment.js';
import { SCOPES, type Scope } from '../../../common/access/scope.js';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDateOrNull } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type KeyHolder } from '../caller.js';

export class MeDto {
  @TextProperty(LIMITS.name, { example: 'Example Ventures' })
  organisation!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'test' })
  env!: Environment;

  @TextProperty(LIMITS.name, { example: 'Website' })
  key_name!: string;

  @ApiProperty({ enum: SCOPES, isArray: true, maxItems: SCOPES.length, example: SCOPES })
  scopes!: readonly Scope[];

  @IdProperty({ nullable: true, description: 'The only cohort this key may use; null for all.' })
  cohort_id!: string | null;

  @DateProperty({ nullable: true })
  expires_at!: string | null;
}

export function toMe(caller: KeyHolder, organisation: string): MeDto {
  return {
    organisation,
    env: caller.environment,
    key_name: caller.keyName,
    scopes: caller.scopes,
    cohort_id: caller.cohortId,
    expires_at: toApiDateOrNull(caller.expiresAt),
  };
}
