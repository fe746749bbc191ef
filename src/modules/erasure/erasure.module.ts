import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CompletionsModule } from '../completions/completions.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { EventsModule } from '../events/events.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { EraseSubmission } from './erase-submission.js';
import { ErasuresRepository } from './erasures.repository.js';

@Module({
  imports: [
    AuditModule,
    CompletionsModule,
    DecisionsModule,
    EventsModule,
    LedgerModule,
    NotesModule,
    ReviewTasksModule,
  ],
  providers: [EraseSubmission, ErasuresRepository],
  exports: [EraseSubmission],
})
export class ErasureModule {}
