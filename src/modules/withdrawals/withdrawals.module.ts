import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { EventsModule } from '../events/events.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { WithdrawApplication } from './withdraw-application.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

@Module({
  imports: [
    ApplicationsModule,
    AuditModule,
    AuthModule,
    CompletionsModule,
    DecisionsModule,
    EventsModule,
    IdempotencyModule,
    LedgerModule,
    ReviewTasksModule,
  ],
  controllers: [WithdrawalsController],
  providers: [WithdrawApplication, WithdrawalsRepository],
})
export class WithdrawalsModule {}
