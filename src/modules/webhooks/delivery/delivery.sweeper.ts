import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { SweepLoop } from '../../../tasks/sweep-loop.js';
import { DeliveryTasksRepository } from './delivery-tasks.repository.js';
import { DeliveryWorker } from './delivery.worker.js';

/** Makes deliveries due again whose worker died. */
@Injectable()
export class DeliverySweeper extends SweepLoop {
  private readonly logger: Logger;

  constructor(
    private readonly tasks: DeliveryTasksRepository,
    private readonly worker: DeliveryWorker,
  ) {
    const logger = new Logger('Webhooks');
    super(new ErrorStreak(logger, 'Looking for deliveries whose worker died'));
    this.logger = logger;
  }

  protected override sweep(ended: 'ever' | 'lately'): Promise<number> {
    return this.tasks.sweep(ended);
  }

  protected override async tellFound(found: number): Promise<void> {
    const msg = 'Deliveries whose worker died are due again';
    this.logger.warn({ event: 'webhook.lease_expired', deliveries: found, msg });
    await this.worker.wake();
  }
}
