import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { CohortEntity } from '../cohorts/cohort.entity.js';
import { FormVersionEntity } from '../cohorts/forms/form-version.entity.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { InsightsReportEntity } from '../insights/insights-report.entity.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { OverlapsModule } from '../overlaps/overlaps.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { SchemaEntity } from '../schemas/schema.entity.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { ClaimKeeper } from './claim-keeper.js';
import { ReviewCasesRepository } from './review-cases.repository.js';
import { ReviewOutcomesRepository } from './review-outcomes.repository.js';
import { ReviewerOnDuty } from './reviewer-on-duty.js';
import { REVIEWER } from './reviewer.provider.js';
import { ReviewStages } from './review-stages.js';
import { ReviewProcessor } from './review.processor.js';
import { ReviewSweeper } from './review.sweeper.js';
import { ReviewWatchdog } from './review.watchdog.js';
import { TextReviewer } from './reviewers/text.reviewer.js';
import { RunReview } from './run-review.js';
import { SubmissionEventEntity } from './submission-event.entity.js';

/** The worker. Takes the entities of others, not their modules: those come with their HTTP faces. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CohortEntity,
      FormVersionEntity,
      InsightsReportEntity,
      SchemaEntity,
      SubmissionEntity,
      SubmissionEventEntity,
    ]),
    CompletionsModule,
    LedgerModule,
    MetricsModule,
    OverlapsModule,
    ReviewTasksModule,
  ],
  providers: [
    ClaimKeeper,
    ReviewCasesRepository,
    ReviewOutcomesRepository,
    ReviewProcessor,
    ReviewStages,
    ReviewSweeper,
    ReviewWatchdog,
    RunReview,
    ReviewerOnDuty,
    REVIEWER,
    TextReviewer,
  ],
})
export class ReviewModule {}
