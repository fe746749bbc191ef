import { Module } from '@nestjs/common';
import { StatisticsKeeper } from './statistics.keeper.js';
import { StatisticsRepository } from './statistics.repository.js';

@Module({ providers: [StatisticsKeeper, StatisticsRepository] })
export class StandingsModule {}
