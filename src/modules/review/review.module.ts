import { Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../../config/app-config.js';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { EventsModule } from '../events/events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { OverlapsModule } from '../overlaps/overlaps.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { StandingsModule } from '../standings/standings.module.js';
import { loadModelReviewer } from './reviewers/load-model-reviewer.js';
import { Reviewer } from './reviewers/reviewer.js';
import { ReviewAttemptEntity } from './storage/review-attempt.entity.js';
import { ReviewCasesRepository } from './storage/review-cases.repository.js';
import { ReviewOutcomesRepository } from './storage/review-outcomes.repository.js';
import { ReviewThreads } from './threads/review-threads.js';
import { ClaimKeeper } from './worker/claim-keeper.js';
import { FingerprintIndexer } from './worker/fingerprint.indexer.js';
import { ReviewStages } from './worker/review-stages.js';
import { ReviewWorker } from './worker/review.worker.js';
import { RunReview } from './worker/run-review.js';

/** The worker. It imports the repositories of other modules, not the modules, which come with HTTP routes. */
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
    ReviewStages,
    ReviewWorker,
    RunReview,
    {
      provide: Reviewer,
      inject: [AppConfig],
      useFactory: ({ languageModel }: AppConfig): Promise<Reviewer | null> =>
        loadModelReviewer(languageModel, (warning) => {
          Logger.warn(warning, 'Review');
        }),
    },
    { provide: ReviewThreads, useFactory: (): ReviewThreads => new ReviewThreads() },
  ],
})
export class ReviewModule {}
