import { Module } from '@nestjs/common';
import { AnswersPurge } from './answers-purge.js';
import { IdempotentRequests } from './idempotent-requests.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

@Module({
  providers: [AnswersPurge, IdempotentRequests, RememberedAnswersRepository],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {}
