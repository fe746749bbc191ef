import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { CompletionAnnouncer } from './completion-announcer.js';
import { CompletionNews } from './completion-news.js';
import { CompletionsRepository } from './completions.repository.js';
import { HeldRequests } from './held-requests.js';
import { WaitForCompletion } from './wait-for-completion.js';
import { WaitingRoom } from '../../common/waiting/waiting-room.js';

@Module({
  imports: [AuthModule, MetricsModule],
  providers: [CompletionAnnouncer, CompletionNews, CompletionsRepository, HeldRequests, WaitForCompletion, WaitingRoom],
  exports: [CompletionAnnouncer, WaitForCompletion],
})
export class CompletionsModule {}
