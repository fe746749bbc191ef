import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';

const VERSION = { type: String, enum: ['2.0'], example: '2.0', description: 'That of JSON-RPC.' } as const;
const INTEGER = {
  type: 'integer',
  format: 'int64',
  minimum: -9_007_199_254_740_991,
  maximum: 9_007_199_254_740_991,
} as const;
/** Error answers repeat the id that was sent, which may have been any number. */
const ANY_NUMBER = { type: 'number', minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE } as const;
const TEXT = { type: 'string', maxLength: 1_048_576 } as const;

/** A message of the protocol, for the document; its library checks it. */
@ApiSchema({ description: 'A message of the Model Context Protocol.' })
export class McpRequest {
  @ApiProperty(VERSION)
  jsonrpc!: '2.0';

  @ApiProperty({
    required: false,
    oneOf: [TEXT, INTEGER],
    example: 1,
    description: 'Comes back with the answer; a message without is a notification, which is not answered.',
  })
  id?: string | number;

  @TextProperty(1_048_576, { example: 'tools/list', description: 'What is asked for, such as `tools/call`.' })
  method!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    maxProperties: 1_000,
    selfRequired: false,
    example: {},
    description: 'As the protocol has them for the method.',
  })
  params?: object;
}

@ApiSchema({ description: 'An error of JSON-RPC.' })
class McpErrorDetailsDto {
  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: -2_147_483_648,
    maximum: 2_147_483_647,
    example: -32_601,
    description: 'As JSON-RPC and the protocol have them.',
  })
  code!: number;

  @TextProperty(1_048_576, { example: 'Method not found', description: 'What is wrong.' })
  message!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    maxProperties: 100,
    selfRequired: false,
    description: 'More about it.',
  })
  data?: object;
}

@ApiSchema({ description: 'A message that was not answered.' })
export class McpErrorDto {
  @ApiProperty(VERSION)
  jsonrpc!: '2.0';

  @ApiProperty({
    oneOf: [TEXT, ANY_NUMBER, { type: 'null' }],
    example: 1,
    description: 'That of the message; null where it had none.',
  })
  id!: string | number | null;

  @ApiProperty({ type: McpErrorDetailsDto, description: 'Why the message was not answered.' })
  error!: McpErrorDetailsDto;
}

@ApiSchema({ description: 'The answer to a message.' })
export class McpResultDto {
  @ApiProperty(VERSION)
  jsonrpc!: '2.0';

  @ApiProperty({ oneOf: [TEXT, INTEGER], example: 1, description: 'That of the message.' })
  id!: string | number;

  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    maxProperties: 1_000,
    example: { tools: [] },
    description: 'As the protocol has it for the method.',
  })
  result!: object;
}
