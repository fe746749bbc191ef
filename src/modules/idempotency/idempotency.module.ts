import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersPurge } from './answers-purge.js';
import { IdempotentRequests } from './idempotent-requests.js';
import { RememberedAnswerEntity } from './remembered-answer.entity.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([RememberedAnswerEntity])],
  providers: [AnswersPurge, IdempotentRequests, RememberedAnswersRepository],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {}
