import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { tagged } from '../../../common/http/version-tag.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER, optionalIfMatch } from '../../../common/openapi/api-versioned.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { DeliveryListDto } from './dto/delivery.response.dto.js';
import { ChangeWebhookRequest, CreateWebhookRequest, RotateSecretRequest } from './dto/webhook.request.dto.js';
import { RevealedWebhookDto, WebhookDto, WebhookListDto } from './dto/webhook.response.dto.js';
import { TeamWebhooksService } from './team-webhooks.service.js';

const IF_MATCH = optionalIfMatch('the webhook as it was seen');
const KNOWN_WEBHOOK = new KnownIdPipe('webhook_not_found');

/** Only for administrators: the address may hold a token of the receiver, and the receiver's answers are shown. */
@ApiTags('Portal: webhooks')
@Controller('v1/portal/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: TeamWebhooksService) {}

  @Get()
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'List webhooks, newest first' })
  @ApiOkResponse({ type: WebhookListDto })
  @ApiErrors('invalid_request')
  list(@CurrentMember() member: SignedInMember, @Query() query: PageQuery): Promise<WebhookListDto> {
    return this.webhooks.list(member.organisationId, query);
  }

  @Post()
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'createWebhook', summary: 'Create a webhook; its secret is shown this once' })
  @JsonBody({ type: CreateWebhookRequest })
  @ApiCreatedResponse({ type: RevealedWebhookDto })
  @ApiErrors('cohort_not_found', 'webhooks_unavailable', 'invalid_transition')
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  create(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Body() body: CreateWebhookRequest,
  ): Promise<RevealedWebhookDto> {
    return this.webhooks.create(member.organisationId, body, author);
  }

  @Get(':webhook_id')
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'getWebhook', summary: 'Read a webhook' })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiOkResponse({ type: WebhookDto, headers: VERSION_HEADER })
  @ApiErrors('webhook_not_found')
  async get(
    @CurrentMember() member: SignedInMember,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDto> {
    return tagged(response, await this.webhooks.get(member.organisationId, id));
  }

  @Patch(':webhook_id')
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'changeWebhook', summary: 'Change a webhook, disable it, or enable it again' })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: ChangeWebhookRequest })
  @ApiOkResponse({ type: WebhookDto, headers: VERSION_HEADER })
  @ApiErrors('webhook_not_found', 'cohort_not_found', 'precondition_failed')
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async change(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
    @Body() body: ChangeWebhookRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDto> {
    return tagged(response, await this.webhooks.change({ organisationId, id, author, ifMatch }, body));
  }

  @Post(':webhook_id/rotate-secret')
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Give a webhook a new secret, which is shown this once; the old one signs as well for a while',
  })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: RotateSecretRequest, optional: true })
  @ApiCreatedResponse({ type: RevealedWebhookDto })
  @ApiErrors('webhook_not_found', 'webhooks_unavailable', 'precondition_failed', 'invalid_request')
  rotateSecret(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
    @Body() { grace_seconds: graceSeconds }: RotateSecretRequest,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RevealedWebhookDto> {
    return this.webhooks.rotateSecret({ organisationId, id, author, ifMatch }, graceSeconds);
  }

  @Delete(':webhook_id')
  @HttpCode(204)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'deleteWebhook', summary: 'Delete a webhook, for good' })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiNoContentResponse({ description: 'Nothing is sent to it any more.' })
  @ApiErrors('webhook_not_found')
  delete(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
  ): Promise<void> {
    return this.webhooks.delete(member.organisationId, id, author);
  }

  @Get(':webhook_id/deliveries')
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'List what was sent to a webhook and is still to be sent, newest first',
  })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiOkResponse({ type: DeliveryListDto })
  @ApiErrors('webhook_not_found', 'invalid_request')
  deliveries(
    @CurrentMember() member: SignedInMember,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
    @Query() query: PageQuery,
  ): Promise<DeliveryListDto> {
    return this.webhooks.deliveries(member.organisationId, id, query);
  }
}
