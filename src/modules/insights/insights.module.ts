import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { InsightsReportEntity } from '../review/reports/insights-report.entity.js';
import { ReportPartsEntity } from '../review/reports/report-parts.entity.js';
import { InsightsController } from './insights.controller.js';
import { InsightsRepository } from './insights.repository.js';
import { InsightsService } from './insights.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InsightsReportEntity, ReportPartsEntity]), ApplicationsModule, AuthModule],
  controllers: [InsightsController],
  providers: [InsightsRepository, InsightsService],
  exports: [InsightsRepository, InsightsService],
})
export class InsightsModule {}
