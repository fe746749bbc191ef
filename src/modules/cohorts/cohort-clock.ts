import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Periodic } from '../../common/time/periodic.js';
import { CohortsRepository } from './cohorts.repository.js';

const INTERVAL_MS = 1_000;

/** Lets `opens_at` and `closes_at` move a cohort's status. Any number of processes may do it; the second finds it done. */
@Injectable()
export class CohortClock extends Periodic {
  constructor(private readonly cohorts: CohortsRepository) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Cohorts'), 'Opening and closing cohorts by the clock'));
  }

  protected override async run(): Promise<void> {
    await this.cohorts.moveByClock();
  }
}
