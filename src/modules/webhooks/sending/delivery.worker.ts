import { Injectable, Logger } from '@nestjs/common';
import { ChangeFeed } from '../../../database/change-feed.js';
import { WorkLoop } from '../../../tasks/work-loop.js';
import { type DeliveryClaim } from './delivery-claim.js';
import { DeliveryKeeper } from './delivery-keeper.js';
import { DeliveryTasksRepository } from './delivery-tasks.repository.js';
import { RunDelivery } from './run-delivery.js';

/** Connections to receivers at the same time: one each. */
const CONCURRENCY = 200;

/** Sends what is due. The news of events wakes it, which comes by PostgreSQL: Redis has no part in it. */
@Injectable()
export class DeliveryWorker extends WorkLoop<DeliveryClaim> {
  constructor(
    tasks: DeliveryTasksRepository,
    private readonly claims: DeliveryKeeper,
    private readonly runDelivery: RunDelivery,
    private readonly feed: ChangeFeed,
  ) {
    super(tasks, 'deliveries', CONCURRENCY, new Logger('Webhooks'));
  }

  override onApplicationBootstrap(): void {
    this.feed.follow('events', () => void this.wake());
    this.feed.listen();
    super.onApplicationBootstrap();
  }

  protected override get held(): number {
    return this.claims.held;
  }

  protected override tellSwept(found: number): void {
    const msg = 'Deliveries whose worker died are due again';
    this.logger.warn({ event: 'webhook.lease_expired', deliveries: found, msg });
  }

  protected override async work(claim: DeliveryClaim): Promise<void> {
    try {
      await this.claims.hold(claim, (signal) => this.runDelivery.execute(claim, signal));
    } catch (error) {
      const { endpointId: endpoint_id, eventId: event_id, attempt } = claim;
      this.logger.error({ endpoint_id, event_id, attempt, err: error, msg: 'A delivery failed' });
    }
    // It has made room in its endpoint's hand: that nothing could be claimed before does not mean that nothing was due.
    void this.wake();
  }
}
