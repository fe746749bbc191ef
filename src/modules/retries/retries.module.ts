import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { RetriesRepository } from './retries.repository.js';
import { RetrySubmission } from './retry-submission.js';

@Module({
  imports: [ApplicationsModule, AuditModule, CohortsModule, LedgerModule, ReviewTasksModule],
  providers: [RetriesRepository, RetrySubmission],
  exports: [RetrySubmission],
})
export class RetriesModule {}
