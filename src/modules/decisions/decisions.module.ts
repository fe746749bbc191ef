import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { EventsModule } from '../events/events.module.js';
import { DecideSubmission } from './decide-submission.js';
import { DecisionsRepository } from './decisions.repository.js';
import { ReviewDecisionEntity } from './review-decision.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewDecisionEntity]), ApplicationsModule, AuditModule, EventsModule],
  providers: [DecideSubmission, DecisionsRepository],
  exports: [DecideSubmission, DecisionsRepository],
})
export class DecisionsModule {}
