import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { EventsModule } from '../events/events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { OverlapsModule } from '../overlaps/overlaps.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { StandingsModule } from '../standings/standings.module.js';
import { ClaimKeeper } from './claim-keeper.js';
import { FingerprintIndexer } from './fingerprint.indexer.js';
import { ReviewAttemptEntity } from './review-attempt.entity.js';
import { ReviewCasesRepository } from './review-cases.repository.js';
import { ReviewOutcomesRepository } from './review-outcomes.repository.js';
import { ReviewerOnDuty } from './reviewer-on-duty.js';
import { REVIEWER } from './reviewer.provider.js';
import { ReviewStages } from './review-stages.js';
import { ReviewThreads } from './review-threads.js';
import { ReviewProcessor } from './review.processor.js';
import { ReviewWorker } from './review.worker.js';
import { RunReview } from './run-review.js';

/** The worker. Takes the tables of others, not their modules: those come with their HTTP faces. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ReviewAttemptEntity, SubmissionEntity]),
    CompletionsModule,
    EventsModule,
    MetricsModule,
    OverlapsModule,
    ReviewTasksModule,
    StandingsModule,
  ],
  providers: [
    ClaimKeeper,
    FingerprintIndexer,
    ReviewCasesRepository,
    ReviewOutcomesRepository,
    ReviewProcessor,
    ReviewStages,
    ReviewWorker,
    RunReview,
    ReviewerOnDuty,
    REVIEWER,
    { provide: ReviewThreads, useFactory: (): ReviewThreads => new ReviewThreads() },
  ],
})
export class ReviewModule {}
