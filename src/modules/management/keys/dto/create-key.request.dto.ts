import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { ENVIRONMENTS, type Environment } from '../../../../common/access/environment.js';
import { CreateApiKeyRequest } from './api-key.request.dto.js';
import { isGiven } from '../../../../common/validation/is-given.js';

/** Settings that are left out are taken from the key that asks. */
@ApiSchema({ description: 'A new API key. Of what is left out it has what the key that makes it has.' })
export class CreateKeyRequest extends OmitType(CreateApiKeyRequest, ['environment']) {
  @ApiProperty({
    required: false,
    enum: ENVIRONMENTS,
    example: 'live',
    description: 'That of the key that asks, which it is when left out.',
  })
  @ValidateIf(isGiven)
  @IsIn(ENVIRONMENTS)
  environment?: Environment;
}
