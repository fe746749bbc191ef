import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type Author } from '../../../common/access/author.js';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type KeyHolder } from '../../auth/caller.js';
import { CurrentCaller } from '../../auth/current-caller.decorator.js';
import { KeyAuthor } from '../../auth/key-author.decorator.js';
import { ApiKeyRoute } from '../../auth/key-routes.decorator.js';
import { IdempotencyHeader, REPLAYED_HEADER, SealedIdempotent } from '../../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../../idempotency/idempotent-requests.js';
import { RotateApiKeyRequest } from './dto/api-key.request.dto.js';
import { ApiKeyListDto, NewApiKeyDto, RotatedApiKeyDto } from './dto/api-key.response.dto.js';
import { CreateKeyRequest } from './dto/create-key.request.dto.js';
import { DelegatedKeysService } from './delegated-keys.service.js';

const KNOWN_KEY = new KnownIdPipe('api_key_not_found');
const OWN_ALONE =
  'An answer that is given again, to the same `Idempotency-Key`, is given to the API key alone that got it first: nobody else can read it.';

/** API keys as a client of the team's own makes them. */
@ApiTags('Management')
@Controller('v1/api/keys')
export class ManagedKeysController {
  constructor(
    private readonly keys: DelegatedKeysService,
    private readonly requests: IdempotentRequests,
  ) {}

  @Get()
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'listKeys',
    summary: 'List API keys, newest first',
    description:
      'Those of the environment of the key that asks, and of its cohort where it is restricted to one; revoked ones too.',
  })
  @ApiOkResponse({ type: ApiKeyListDto, description: 'A page of keys, without their texts.' })
  @ApiErrors('invalid_request')
  list(@CurrentCaller() caller: KeyHolder, @Query() query: PageQuery): Promise<ApiKeyListDto> {
    return this.keys.list(caller, query);
  }

  @Post()
  @HttpCode(201)
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'createKey',
    summary: 'Make an API key',
    description:
      'Its text is shown this once. It may do no more than the key that makes it: in scopes, cohort, environment and time. Of what is ' +
      `left out it has what its maker has. ${OWN_ALONE}`,
  })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @JsonBody({ type: CreateKeyRequest })
  @ApiCreatedResponse({ type: NewApiKeyDto, description: 'The key, with its text.', headers: REPLAYED_HEADER })
  @ApiErrors('exceeds_own_key', 'cohort_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  create(
    @CurrentCaller() caller: KeyHolder,
    @KeyAuthor() author: Author,
    @SealedIdempotent() request: IdempotentRequest,
    @Body() body: CreateKeyRequest,
  ): Promise<NewApiKeyDto> {
    return this.requests.answer(request, (memory) => this.keys.create(caller, body, author, memory));
  }

  @Post(':api_key_id/rotate')
  @HttpCode(201)
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'rotateKey',
    summary: 'Replace an API key by a new one',
    description: `With the same settings; its text is shown this once. A key may rotate itself. ${OWN_ALONE}`,
  })
  @ApiParam({ name: 'api_key_id', format: 'uuid' })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @JsonBody({ type: RotateApiKeyRequest, optional: true })
  @ApiCreatedResponse({ type: RotatedApiKeyDto, description: 'The new key and the old one.', headers: REPLAYED_HEADER })
  @ApiErrors('exceeds_own_key', 'api_key_not_found', 'invalid_transition', 'invalid_request')
  rotate(
    @CurrentCaller() caller: KeyHolder,
    @KeyAuthor() author: Author,
    @SealedIdempotent() request: IdempotentRequest,
    @Param('api_key_id', KNOWN_KEY) id: string,
    @Body() body: RotateApiKeyRequest,
  ): Promise<RotatedApiKeyDto> {
    return this.requests.answer(request, (memory) => this.keys.rotate(caller, id, body, author, memory));
  }

  @Delete(':api_key_id')
  @HttpCode(204)
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'revokeKey',
    summary: 'Revoke an API key',
    description: 'For good. A key that was revoked before stays so.',
  })
  @ApiParam({ name: 'api_key_id', format: 'uuid' })
  @ApiNoContentResponse({ description: 'The key is refused from now on.' })
  @ApiErrors('exceeds_own_key', 'api_key_not_found')
  revoke(
    @CurrentCaller() caller: KeyHolder,
    @KeyAuthor() author: Author,
    @Param('api_key_id', KNOWN_KEY) id: string,
  ): Promise<void> {
    return this.keys.revoke(caller, id, author);
  }
}
