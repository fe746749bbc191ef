import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { EventsModule } from '../events/events.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { SchemasModule } from '../schemas/schemas.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { AttemptLoader } from './admission/attempt-loader.js';
import { AdmitSubmission } from './admit-submission.js';
import { ApplicationBatchController } from './application-batch.controller.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { CountSubmissions } from './counts/count-submissions.js';
import { CountsRepository } from './counts/counts.repository.js';
import { Intake } from './intake/intake.service.js';
import { SubmissionEntity } from './submission.entity.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { SubmitApplication } from './submit-application.js';
import { SubmitBatch } from './submit-batch.js';
import { ValidateApplication } from './validate-application.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SubmissionEntity]),
    AuthModule,
    CohortsModule,
    CompletionsModule,
    EventsModule,
    IdempotencyModule,
    ReviewTasksModule,
    SchemasModule,
    LedgerModule,
  ],
  controllers: [ApplicationBatchController, ApplicationsController],
  providers: [
    AdmitSubmission,
    ApplicationsService,
    AttemptLoader,
    CountSubmissions,
    CountsRepository,
    Intake,
    SubmissionsRepository,
    SubmitApplication,
    SubmitBatch,
    ValidateApplication,
  ],
  exports: [
    ApplicationsService,
    CountSubmissions,
    CountsRepository,
    SubmissionsRepository,
    SubmitApplication,
    ValidateApplication,
  ],
})
export class ApplicationsModule {}
