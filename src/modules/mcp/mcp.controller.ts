import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { type Response } from 'express';
import { hangUp } from '../../common/http/hang-up.js';
import { requestId } from '../../common/http/request-id.js';
import { noteErrorCode } from '../../common/logging/request-log.js';
import { traceId } from '../../common/logging/trace-context.js';
import { errorExample } from '../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { type AuthenticatedRequest } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { McpErrorDto, McpRequest, McpResultDto } from './dto/mcp.dto.js';
import { MCP_EXAMPLES, NO_SUCH_METHOD, WRONG_REVISION } from './dto/mcp.examples.js';
import { McpEndpoint } from './mcp-endpoint.js';

const ERROR = getSchemaPath(McpErrorDto);

@ApiTags('Agents')
@ApiExtraModels(McpErrorDto, McpResultDto)
@Controller('v1/mcp')
export class McpController {
  constructor(private readonly endpoint: McpEndpoint) {}

  @Post()
  @HttpCode(200)
  @ApiResponse({
    status: 400,
    description: 'No message, or one that the protocol does not allow.',
    content: {
      'application/json': {
        schema: { oneOf: [{ $ref: getSchemaPath('ErrorResponse') }, { $ref: ERROR }] },
        examples: { invalid_json: { value: errorExample('invalid_json') }, wrong_revision: { value: WRONG_REVISION } },
      },
    },
  })
  @ApiResponse({
    status: 404,
    description: 'No such method.',
    content: {
      'application/json': { schema: { $ref: ERROR }, examples: { no_such_method: { value: NO_SUCH_METHOD } } },
    },
  })
  @ApiKeyRoute(null)
  @ApiOperation({
    operationId: 'sendMcpMessage',
    summary: 'Use the API as a language model does, by the Model Context Protocol',
    description:
      'One message of the protocol, revision 2026-07-28 or one of those before it that open with `initialize`, and its answer as JSON: ' +
      'no session, no stream. `tools/list` has the tools that the scopes of the key allow. What a tool refuses is a result with ' +
      '`isError` and the error body of the API.',
  })
  @JsonBody({ type: McpRequest, examples: MCP_EXAMPLES })
  @ApiOkResponse({
    description: 'What came of the message.',
    content: {
      'application/json': {
        schema: { oneOf: [{ $ref: getSchemaPath(McpResultDto) }, { $ref: ERROR }] },
        example: { jsonrpc: '2.0', id: 1, result: { tools: [] } },
      },
    },
  })
  @ApiAcceptedResponse({ description: 'A notification, which nobody answers.' })
  async send(
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object | undefined> {
    const { caller, headers } = request;
    const { status, body, refusal } = await this.endpoint.answer(
      { body: request.body as Record<string, unknown>, headers },
      {
        caller,
        requestId: requestId(response),
        traceId: traceId(headers),
        hangUp: (seconds) => hangUp(response, seconds),
      },
    );
    if (refusal !== null) noteErrorCode(response, refusal.code);
    response.status(status);
    return body ?? undefined;
  }
}
