import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { unlessKept } from '../../common/http/entity-tag.js';
import { KnownIdPipe } from '../../common/http/known-id.pipe.js';
import { PageQuery } from '../../common/http/page.query.dto.js';
import { ApiConditional, etagHeader } from '../../common/openapi/api-conditional.decorator.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { exampleId } from '../../common/openapi/example-ids.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { RegisterSchemaRequest } from './dto/register-schema.request.dto.js';
import { SchemaDto, SchemaListDto, SchemaRegisteredDto } from './dto/schema.response.dto.js';
import { RegisterSchema } from './register-schema.js';
import { SchemasService } from './schemas.service.js';

/** For examples. */
const TAG = `"${exampleId('schema')}"`;

const REGISTERED_HEADERS = {
  ...REPLAYED_HEADER,
  Location: {
    description: 'Where to read the schema.',
    schema: { type: 'string', format: 'uri-reference', maxLength: 64 },
  },
} as const;

@ApiTags('Schemas')
@Controller('v1/api/schema')
export class SchemasController {
  constructor(
    private readonly schemas: SchemasService,
    private readonly registerSchema: RegisterSchema,
    private readonly requests: IdempotentRequests,
  ) {}

  @Post()
  @HttpCode(201)
  @ApiKeyRoute('applications:write')
  @ApiOperation({
    operationId: 'registerSchema',
    summary: 'Register your own questions for a cohort',
    description:
      'Derives a key from each label; answers are submitted by these keys, with the `schema_id`. What a question asks, and whether it ' +
      'must be answered, is inferred from its label where you do not say it. A registered schema never changes: register another one.',
  })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @JsonBody({ type: RegisterSchemaRequest })
  @ApiCreatedResponse({ type: SchemaRegisteredDto, description: 'Registered, for good.', headers: REGISTERED_HEADERS })
  @ApiErrors('cohort_id_required', 'cohort_not_found', 'cohort_not_open', 'cohort_not_authorized')
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async register(
    @CurrentCaller() caller: Caller,
    @Idempotent() request: IdempotentRequest,
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SchemaRegisteredDto> {
    const registered = await this.requests.answer(request, (memory) =>
      this.registerSchema.execute(caller, body, memory),
    );
    response.setHeader('Location', `/v1/api/schema/${registered.schema_id}`);
    return registered;
  }

  @Get()
  @ApiKeyRoute('applications:read')
  @ApiOperation({
    operationId: 'listSchemas',
    summary: 'List registered schemas, newest first',
    description:
      'Of all cohorts of your organisation, whichever key registered them; of its own cohort where the key is restricted to one.',
  })
  @ApiOkResponse({ type: SchemaListDto, description: 'A page of schemas.' })
  @ApiErrors('invalid_request')
  list(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<SchemaListDto> {
    return this.schemas.list(caller, query);
  }

  @Get(':schema_id')
  @ApiKeyRoute('applications:read')
  @ApiOperation({
    operationId: 'getSchema',
    summary: 'Read a registered schema',
    description: 'The questions with the keys to answer them by, as they were registered.',
  })
  @ApiParam({ name: 'schema_id', format: 'uuid' })
  @ApiConditional({ tag: TAG })
  @ApiOkResponse({ type: SchemaDto, description: 'The schema.', headers: etagHeader(TAG) })
  @ApiErrors('schema_not_found')
  async get(
    @CurrentCaller() caller: Caller,
    @Param('schema_id', new KnownIdPipe('schema_not_found')) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SchemaDto | undefined> {
    // It never changes, so its id names its only state.
    return unlessKept(response, { tag: `"${id}"`, body: await this.schemas.get(caller, id) });
  }
}
