import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const TOKENS = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

@ApiSchema({ description: 'The tokens of an organisation. Each review costs some.' })
export class BalanceDto {
  @ApiProperty({ ...TOKENS, description: 'Tokens that can still be spent.', example: 9_998 })
  balance!: number;

  @ApiProperty({ ...TOKENS, description: 'Tokens that reviews in progress hold.', example: 2 })
  reserved!: number;
}
