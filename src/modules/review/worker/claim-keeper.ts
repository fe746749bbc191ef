import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { LeaseKeeper } from '../../../tasks/lease-keeper.js';
import { type Claim } from '../../review-tasks/claim.js';
import { ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';
import { logLeaseLost } from '../storage/outcome-log.js';

@Injectable()
export class ClaimKeeper extends LeaseKeeper<Claim> {
  constructor(tasks: ReviewTasksRepository) {
    super(tasks, new ErrorStreak(new Logger('Review'), 'Renewing the leases of reviews'), logLeaseLost);
  }
}
