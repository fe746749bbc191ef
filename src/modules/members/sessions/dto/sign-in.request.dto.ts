import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';

export class SignInRequest {
  @Text({ max: LIMITS.email, example: 'demo@example.com' })
  email!: string;

  @Text({ max: LIMITS.password, example: 'correct horse battery staple' })
  password!: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    format: 'uuid',
    maxLength: 36,
    description: 'To which organisation, where the address is in the teams of several: it comes before the others.',
  })
  @IsOptional()
  @IsString()
  organisation_id?: string | null;
}
