import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../queue/queue.module.js';
import { ReviewDispatcher } from './review-dispatcher.js';
import { ReviewTaskEntity } from './review-task.entity.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewTaskEntity]), QueueModule],
  providers: [ReviewDispatcher, ReviewTasksRepository],
  exports: [ReviewDispatcher, ReviewTasksRepository],
})
export class ReviewTasksModule {}
