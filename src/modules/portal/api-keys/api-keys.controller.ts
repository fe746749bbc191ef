import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
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
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import {
  ChangeApiKeyRequest,
  CreateApiKeyRequest,
  RotateApiKeyRequest,
} from '../../management/keys/dto/api-key.request.dto.js';
import {
  ApiKeyDto,
  ApiKeyListDto,
  NewApiKeyDto,
  RotatedApiKeyDto,
} from '../../management/keys/dto/api-key.response.dto.js';
import { OrganisationKeysService } from '../../management/keys/organisation-keys.service.js';

const KNOWN_KEY = new KnownIdPipe('api_key_not_found');

@ApiTags('Portal: API keys')
@Controller('v1/portal/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: OrganisationKeysService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'listApiKeys', summary: 'List API keys, newest first, revoked ones too' })
  @ApiOkResponse({ type: ApiKeyListDto })
  @ApiErrors('invalid_request')
  list(@CurrentMember() member: SignedInMember, @Query() query: PageQuery): Promise<ApiKeyListDto> {
    return this.keys.list(member.organisationId, query);
  }

  @Post()
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'createApiKey', summary: 'Create an API key; its text is shown this once' })
  @JsonBody({ type: CreateApiKeyRequest })
  @ApiCreatedResponse({ type: NewApiKeyDto })
  @ApiErrors('cohort_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  create(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Body() body: CreateApiKeyRequest,
  ): Promise<NewApiKeyDto> {
    return this.keys.create(member, body, author);
  }

  @Patch(':api_key_id')
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'changeApiKey', summary: 'Change the name, the scopes or the expiry of an API key' })
  @ApiParam({ name: 'api_key_id', format: 'uuid' })
  @JsonBody({ type: ChangeApiKeyRequest })
  @ApiOkResponse({ type: ApiKeyDto })
  @ApiErrors('api_key_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  change(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('api_key_id', KNOWN_KEY) id: string,
    @Body() body: ChangeApiKeyRequest,
  ): Promise<ApiKeyDto> {
    return this.keys.change(member.organisationId, id, body, author);
  }

  @Post(':api_key_id/rotate')
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'rotateApiKey',
    summary: 'Replace an API key by a new one with the same settings; its text is shown this once',
  })
  @ApiParam({ name: 'api_key_id', format: 'uuid' })
  @JsonBody({ type: RotateApiKeyRequest, optional: true })
  @ApiCreatedResponse({ type: RotatedApiKeyDto })
  @ApiErrors('api_key_not_found', 'invalid_transition', 'invalid_request')
  rotate(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('api_key_id', KNOWN_KEY) id: string,
    @Body() body: RotateApiKeyRequest,
  ): Promise<RotatedApiKeyDto> {
    return this.keys.rotate(member.organisationId, id, body, author);
  }

  @Delete(':api_key_id')
  @HttpCode(204)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'revokeApiKey', summary: 'Revoke an API key, for good' })
  @ApiParam({ name: 'api_key_id', format: 'uuid' })
  @ApiNoContentResponse({ description: 'The key is refused from now on.' })
  @ApiErrors('api_key_not_found')
  revoke(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('api_key_id', KNOWN_KEY) id: string,
  ): Promise<void> {
    return this.keys.revoke(member.organisationId, id, author);
  }
}
