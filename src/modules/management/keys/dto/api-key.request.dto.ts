import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsArray, IsIn, IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { ENVIRONMENTS, type Environment } from '../../../../common/access/environment.js';
import { type Scope, SCOPES, USUAL_SCOPES } from '../../../../common/access/scope.js';
import { ApiTime } from '../../../../common/validation/api-time.decorator.js';
import { MaxCharacters, NoControlCharacters } from '../../../../common/validation/constraints.js';
import { A_DAY, GraceSeconds } from '../../../../common/validation/grace-seconds.decorator.js';
import { isGiven } from '../../../../common/validation/is-given.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';

export class CreateApiKeyRequest {
  @Text({ max: LIMITS.name, example: 'Website', description: 'Who or what uses it.' })
  name!: string;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'live', description: 'Test keys make previews, which count nowhere.' })
  @IsIn(ENVIRONMENTS)
  environment!: Environment;

  @ApiProperty({
    enum: SCOPES,
    isArray: true,
    maxItems: SCOPES.length,
    example: USUAL_SCOPES,
    description: 'What it may do.',
  })
  @IsArray()
  @IsIn(SCOPES, { each: true })
  scopes!: Scope[];

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    format: 'uuid',
    maxLength: 36,
    description: 'Restricts the key to this cohort.',
  })
  @IsOptional()
  @IsString()
  cohort_id?: string | null;

  @ApiTime('From this time on the key is refused; null for never.', '2099-12-31T23:59:59')
  expires_at?: string | null;
}

export class ChangeApiKeyRequest {
  @ApiProperty({ required: false, minLength: 1, maxLength: LIMITS.name, example: 'Website' })
  @ValidateIf(isGiven)
  @IsString()
  @MaxCharacters(LIMITS.name)
  @NoControlCharacters()
  @IsNotEmpty()
  name?: string;

  @ApiProperty({
    required: false,
    enum: SCOPES,
    isArray: true,
    maxItems: SCOPES.length,
    example: ['applications:read'],
  })
  @ValidateIf(isGiven)
  @IsArray()
  @IsIn(SCOPES, { each: true })
  scopes?: Scope[];

  @ApiTime('From this time on the key is refused; null for never.', '2099-12-31T23:59:59')
  expires_at?: string | null;
}

@ApiSchema({ description: 'How a key is to be replaced.' })
export class RotateApiKeyRequest {
  @GraceSeconds('How long the old key goes on working; 0 ends it at once.')
  grace_seconds: number = A_DAY;
}
