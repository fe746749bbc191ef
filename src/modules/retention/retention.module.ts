import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { MembersModule } from '../members/members.module.js';
import { EraseDueCohorts } from './erase-due-cohorts.js';
import { DueCohortsRepository } from '../cohorts/due-cohorts.repository.js';
import { Retention } from './retention.js';

@Module({
  imports: [AuditModule, ErasureModule, MembersModule],
  providers: [DueCohortsRepository, EraseDueCohorts, Retention],
})
export class RetentionModule {}
