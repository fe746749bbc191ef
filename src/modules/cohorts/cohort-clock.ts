import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { CohortsRepository } from './cohorts.repository.js';

const INTERVAL_MS = 1_000;

/** Lets `opens_at` and `closes_at` move a cohort's status. Any number of processes may do it; the second finds it done. */
@Injectable()
export class CohortClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly moving = new ErrorStreak(new Logger('Cohorts'), 'Opening and closing cohorts by the clock');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly cohorts: CohortsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // A database that is away now is there at one of the next ticks.
      void this.moving.tolerate(this.cohorts.moveByClock());
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
