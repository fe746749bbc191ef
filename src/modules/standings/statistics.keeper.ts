import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { StatisticsRepository } from './statistics.repository.js';

const INTERVAL_MS = 5_000;

/** Adds the changes of statistics up, so that few are left to readers. Every worker has one. */
@Injectable()
export class StatisticsKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly adding = new ErrorStreak(new Logger('Statistics'), 'Adding statistics up');
  private timer: NodeJS.Timeout | undefined;
  private isBusy = false;

  constructor(private readonly statistics: StatisticsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tidy(), INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async tidy(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (const id of await this.statistics.changedOrganisations()) await this.statistics.addUp(id);
      this.adding.succeeded();
    } catch (error) {
      // Changes wait; the next round finds them.
      this.adding.failed(error);
    } finally {
      this.isBusy = false;
    }
  }
}
