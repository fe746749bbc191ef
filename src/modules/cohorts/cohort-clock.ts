import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Periodic } from '../../common/time/periodic.js';
import { CohortsRepository } from './cohorts.repository.js';

const INTERVAL_MS = 1_000;

/**
 * Opens and closes cohorts at `opens_at` and `closes_at`. Any number of processes may run it; all but the first find
 * nothing to do.
 */
@Injectable()
export class CohortClock extends Periodic {
  constructor(private readonly cohorts: CohortsRepository) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Cohorts'), 'Opening and closing cohorts by the clock'));
  }

  protected override async run(): Promise<void> {
    await this.cohorts.moveByClock();
  }
}
