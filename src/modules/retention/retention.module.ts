import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { EventsModule } from '../events/events.module.js';
import { MembersModule } from '../members/members.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { EraseDueCohorts } from './erase-due-cohorts.js';
import { DueCohortsRepository } from '../cohorts/due-cohorts.repository.js';
import { Retention } from './retention.js';

@Module({
  imports: [AuditModule, ErasureModule, EventsModule, MembersModule, WebhooksModule],
  providers: [DueCohortsRepository, EraseDueCohorts, Retention],
})
export class RetentionModule {}
