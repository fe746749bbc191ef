import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { LeaseKeeper } from '../../../tasks/lease-keeper.js';
import { type DeliveryClaim } from './delivery-claim.js';
import { DeliveryTasksRepository } from './delivery-tasks.repository.js';

/** The claims of the deliveries under way. */
@Injectable()
export class DeliveryKeeper extends LeaseKeeper<DeliveryClaim> {
  constructor(tasks: DeliveryTasksRepository) {
    const logger = new Logger('Webhooks');
    super(tasks, new ErrorStreak(logger, 'Renewing the leases of deliveries'), ({ endpointId, eventId, attempt }) => {
      const names = { endpoint_id: endpointId, event_id: eventId, attempt };
      logger.warn({ event: 'webhook.lease_lost', ...names, msg: 'The lease of a delivery was lost' });
    });
  }
}
