import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../common/openapi/json-body.decorator.js';
import { fromApiDate } from '../../../common/time/api-date.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { SendAgain } from '../../webhooks/deliveries/send-again.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { QueuedDeliveryDto, RecoverRequest, RecoveryDto } from './dto/sending.dto.js';

const KNOWN_WEBHOOK = new KnownIdPipe('webhook_not_found');
const KNOWN_DELIVERY = new KnownIdPipe('delivery_not_found');

@ApiTags('Portal: webhooks')
@Controller('v1/portal/webhooks/:webhook_id')
export class DeliveriesController {
  constructor(private readonly sendAgain: SendAgain) {}

  @Post('test')
  @HttpCode(202)
  @NoBodyNeeded()
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send an example to a webhook, once',
    description: 'The example of the first event that it is told of, with `env` `test`. It tells of no application.',
  })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiAcceptedResponse({ type: QueuedDeliveryDto, description: 'It is sent right away.' })
  @ApiErrors('webhook_not_found', 'invalid_transition')
  async test(
    @CurrentMember() { organisationId }: SignedInMember,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
  ): Promise<QueuedDeliveryDto> {
    return { id: await this.sendAgain.test(organisationId, id) };
  }

  @Post('deliveries/:delivery_id/resend')
  @HttpCode(202)
  @NoBodyNeeded()
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'resendDelivery', summary: 'Send an event to a webhook once more, arrived or not' })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @ApiParam({ name: 'delivery_id', format: 'uuid' })
  @ApiAcceptedResponse({ type: QueuedDeliveryDto, description: 'It is sent right away.' })
  @ApiErrors('webhook_not_found', 'delivery_not_found', 'invalid_transition')
  async resend(
    @CurrentMember() { organisationId }: SignedInMember,
    @Param('webhook_id', KNOWN_WEBHOOK) webhookId: string,
    @Param('delivery_id', KNOWN_DELIVERY) id: string,
  ): Promise<QueuedDeliveryDto> {
    await this.sendAgain.resend(organisationId, webhookId, id);
    return { id };
  }

  @Post('recover')
  @HttpCode(202)
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'recoverDeliveries',
    summary: 'Send a webhook all that it missed since a time',
    description: 'What failed, and what happened while the webhook was disabled; what has arrived is not sent again.',
  })
  @ApiParam({ name: 'webhook_id', format: 'uuid' })
  @JsonBody({ type: RecoverRequest })
  @ApiAcceptedResponse({ type: RecoveryDto, description: 'They are sent from now on.' })
  @ApiErrors('webhook_not_found', 'invalid_transition', 'invalid_request')
  async recover(
    @CurrentMember() { organisationId }: SignedInMember,
    @Param('webhook_id', KNOWN_WEBHOOK) id: string,
    @Body() { since }: RecoverRequest,
  ): Promise<RecoveryDto> {
    return { queued: await this.sendAgain.recover(organisationId, id, fromApiDate(since) ?? new Date()) };
  }
}
