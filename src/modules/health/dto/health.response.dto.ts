import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'The process runs.' })
export class LiveDto {
  @ApiProperty({ type: String, enum: ['ok'], example: 'ok', description: 'Always the same.' })
  status!: 'ok';
}

@ApiSchema({ description: 'The process can take requests.' })
export class ReadyDto {
  @ApiProperty({
    type: String,
    enum: ['ok'],
    example: 'ok',
    description: 'Always the same; a process that cannot answers 503.',
  })
  status!: 'ok';

  @ApiProperty({
    type: String,
    enum: ['ok'],
    required: false,
    example: 'ok',
    description: 'Only for the operators of the service.',
  })
  postgres?: 'ok';

  @ApiProperty({
    type: String,
    enum: ['ok', 'degraded'],
    example: 'ok',
    required: false,
    description:
      'While it is degraded, applications are accepted as usual and reviewed a moment later. Only for the operators of the service.',
  })
  redis?: 'ok' | 'degraded';

  @ApiPropertyOptional({
    type: String,
    enum: ['ok', 'degraded'],
    example: 'ok',
    description:
      'Of a process that both serves and reviews. While it is degraded, applications are accepted and reviewed later. ' +
      'Only for the operators of the service.',
  })
  reviews?: 'ok' | 'degraded';
}
