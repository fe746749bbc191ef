import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { DecisionsRepository } from './decisions.repository.js';
import { ReviewDecisionEntity } from './review-decision.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewDecisionEntity]), AuditModule],
  providers: [DecisionsRepository],
  exports: [DecisionsRepository],
})
export class DecisionsModule {}
