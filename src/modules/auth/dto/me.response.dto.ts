import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../common/access/environment.js';
import { SCOPES, type Scope, USUAL_SCOPES } from '../../../common/access/scope.js';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDateOrNull } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type KeyHolder } from '../caller.js';

@ApiSchema({ description: 'An API key, as it sees itself.' })
export class MeDto {
  @TextProperty(LIMITS.name, { example: 'Example Ventures', description: 'The organisation that the key belongs to.' })
  organisation!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'test', description: 'Where the key works.' })
  env!: Environment;

  @TextProperty(LIMITS.name, { example: 'Website', description: 'What the team calls the key.' })
  key_name!: string;

  @ApiProperty({
    enum: SCOPES,
    isArray: true,
    maxItems: SCOPES.length,
    example: USUAL_SCOPES,
    description: 'What the key may do.',
  })
  scopes!: readonly Scope[];

  @IdProperty({ nullable: true, description: 'The only cohort this key may use; null for all.' })
  cohort_id!: string | null;

  @DateProperty({
    nullable: true,
    example: '2099-12-31T23:59:59.000',
    description: 'From when on it is refused; null for never.',
  })
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
