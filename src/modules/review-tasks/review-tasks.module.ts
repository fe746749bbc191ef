import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../queue/queue.module.js';
import { DueReviews } from './due-reviews.js';
import { ReviewDispatcher } from './review-dispatcher.js';
import { ReviewQueue } from './review-queue.js';
import { ReviewTaskEntity } from './review-task.entity.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewTaskEntity]), QueueModule],
  providers: [DueReviews, ReviewDispatcher, ReviewQueue, ReviewTasksRepository],
  exports: [DueReviews, ReviewDispatcher, ReviewQueue, ReviewTasksRepository],
})
export class ReviewTasksModule {}
