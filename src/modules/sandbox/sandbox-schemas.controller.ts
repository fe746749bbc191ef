import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { exampleId } from '../../common/openapi/example-ids.js';
import { IdempotencyHeader } from '../idempotency/idempotent.decorator.js';
import { IdempotencyKeyGuard } from '../idempotency/idempotency-key.guard.js';
import {
  SandboxSchemaDto,
  SandboxSchemaListDto,
  SandboxSchemaRegisteredDto,
  SandboxSchemaRequest,
} from './dto/sandbox-schema.dto.js';
import { SANDBOX_SCHEMA_EXAMPLES } from './dto/sandbox-schema.examples.js';
import { SANDBOX_ID_IN_PATH, SandboxIdPipe } from './sandbox-id.pipe.js';
import { SandboxRoute } from './sandbox-route.decorator.js';
import { registeredSchema, stubSchema, stubSchemas } from './sandbox.stubs.js';

@ApiTags('Sandbox')
@Controller('v1/api/sandbox/schema')
export class SandboxSchemasController {
  @Post()
  @HttpCode(201)
  @UseGuards(IdempotencyKeyGuard)
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxRegisterSchema',
    summary: 'Try to register a schema',
    description: 'Echoes the fields with the keys the live endpoint would derive. Types and sources are fixed stubs.',
  })
  @IdempotencyHeader()
  @JsonBody({ type: SandboxSchemaRequest, examples: SANDBOX_SCHEMA_EXAMPLES })
  @ApiCreatedResponse({
    type: SandboxSchemaRegisteredDto,
    description: 'Checked; nothing is stored.',
    example: registeredSchema(SANDBOX_SCHEMA_EXAMPLES.two_fields.value.fields),
  })
  @ApiErrors('limit_exceeded', 'invalid_text')
  register(@Body() { fields }: SandboxSchemaRequest): SandboxSchemaRegisteredDto {
    return registeredSchema(fields);
  }

  @Get()
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxListSchemas',
    summary: 'List the stub schema',
    description: 'Always the same page of one.',
  })
  @ApiOkResponse({ type: SandboxSchemaListDto, description: 'Always the same list.', example: stubSchemas() })
  list(): SandboxSchemaListDto {
    return stubSchemas();
  }

  @Get(':schema_id')
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxGetSchema',
    summary: 'Read the stub schema under any id',
    description: 'The id that was asked for comes back; the questions are always the same two.',
  })
  @ApiParam({
    name: 'schema_id',
    description: 'Any that a live id could be; it comes back.',
    schema: { type: 'string', ...SANDBOX_ID_IN_PATH },
    example: exampleId('schema'),
  })
  @ApiOkResponse({
    type: SandboxSchemaDto,
    description: 'The same for any id.',
    example: stubSchema(exampleId('schema')),
  })
  @ApiErrors('schema_not_found')
  get(@Param('schema_id', new SandboxIdPipe('schema_not_found')) id: string): SandboxSchemaDto {
    return stubSchema(id);
  }
}
