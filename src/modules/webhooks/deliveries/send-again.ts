import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { EventAnnouncer } from '../../events/event-announcer.js';
import { EndpointsService } from '../endpoints/endpoints.service.js';
import { OwedDeliveriesRepository } from './owed-deliveries.repository.js';

/** Has something sent because somebody asks for it; a worker does it right after. */
@Injectable()
export class SendAgain {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly owed: OwedDeliveriesRepository,
    private readonly announcer: EventAnnouncer,
  ) {}

  /** The id of what is sent. @throws ApiError webhook_not_found, invalid_transition, here and below */
  async test(organisationId: string, endpointId: string): Promise<string> {
    await this.assertEnabled(organisationId, endpointId);
    const id = await this.owed.test(organisationId, endpointId);
    this.announcer.announce(organisationId);
    return id;
  }

  /** @throws ApiError delivery_not_found */
  async resend(organisationId: string, endpointId: string, eventId: string): Promise<void> {
    await this.assertEnabled(organisationId, endpointId);
    if (!(await this.owed.again(organisationId, endpointId, eventId))) throw new ApiError('delivery_not_found');
    this.announcer.announce(organisationId);
  }

  /** How many are sent. */
  async recover(organisationId: string, endpointId: string, since: Date): Promise<number> {
    await this.assertEnabled(organisationId, endpointId);
    const found = await this.owed.missed(organisationId, endpointId, since);
    if (found > 0) this.announcer.announce(organisationId);
    return found;
  }

  private async assertEnabled(organisationId: string, endpointId: string): Promise<void> {
    const { state } = await this.endpoints.get(organisationId, endpointId);
    if (state === 'enabled') return;
    throw new ApiError('invalid_transition', { error: 'The webhook is disabled: enable it first' });
  }
}
