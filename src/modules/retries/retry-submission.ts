import { Injectable } from '@nestjs/common';
import { type Author } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { SubmissionsRepository } from '../applications/submissions.repository.js';
import { CohortsService } from '../cohorts/cohorts.service.js';
import { ReviewDispatcher } from '../review-tasks/review-dispatcher.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { RetriesRepository } from './retries.repository.js';

interface Retry {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly price: number;
  readonly author: Author;
}

/** Has a failed submission reviewed again, as a new run at the cohort's current price. */
@Injectable()
export class RetrySubmission {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly retries: RetriesRepository,
    private readonly cohorts: CohortsService,
    private readonly tokens: TokensRepository,
    private readonly dispatcher: ReviewDispatcher,
    private readonly database: TenantDatabase,
  ) {}

  /** Resolves only after the commit. @throws ApiError submission_not_found, invalid_transition, insufficient_tokens */
  async execute(organisationId: string, id: string, author: Author): Promise<void> {
    const record = await this.submissions.findRecord(organisationId, id);
    if (record === null) throw new ApiError('submission_not_found');
    const { reviewPrice } = await this.cohorts.get(organisationId, record.cohortId);
    await this.startOver({ organisationId, submissionId: id, price: reviewPrice, author });
    this.dispatcher.nudge();
  }

  private async startOver({ organisationId, submissionId, price, author }: Retry): Promise<void> {
    await this.database.transaction(organisationId, async (manager) => {
      const submission = await this.retries.lock(manager, organisationId, submissionId);
      if (submission?.status !== 'failed') {
        throw new ApiError('invalid_transition', { error: 'Only a failed submission can be reviewed again' });
      }
      if (submission.withdrawnAt !== null)
        throw new ApiError('invalid_transition', { error: 'A submission that is withdrawn is not reviewed' });
      await this.retries.startOver(manager, submission, { price, author });
      const { environment, run } = submission;
      await this.tokens.reserve(manager, { organisationId, submissionId, run: run + 1, environment, price });
    });
  }
}
