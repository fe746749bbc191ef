import { Module } from '@nestjs/common';
import { QueueModule } from '../../queue/queue.module.js';
import { ReviewDispatcher } from './review-dispatcher.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

@Module({
  imports: [QueueModule],
  providers: [ReviewDispatcher, ReviewTasksRepository],
  exports: [ReviewDispatcher, ReviewTasksRepository],
})
export class ReviewTasksModule {}
