import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CohortStatisticEntity } from './cohort-statistic.entity.js';
import { CohortStatisticsChangeEntity } from './cohort-statistics-change.entity.js';
import { StatisticsKeeper } from './statistics.keeper.js';
import { StatisticsRepository } from './statistics.repository.js';
import { SubmissionStandingEntity } from './submission-standing.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CohortStatisticEntity, CohortStatisticsChangeEntity, SubmissionStandingEntity])],
  providers: [StatisticsKeeper, StatisticsRepository],
})
export class StandingsModule {}
