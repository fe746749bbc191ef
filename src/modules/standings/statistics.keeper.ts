import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Periodic } from '../../common/time/periodic.js';
import { StatisticsRepository } from './statistics.repository.js';

const INTERVAL_MS = 5_000;

/** Adds the changes of statistics up, so that few are left to readers. Every worker has one. */
@Injectable()
export class StatisticsKeeper extends Periodic {
  constructor(private readonly statistics: StatisticsRepository) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Statistics'), 'Adding statistics up'));
  }

  protected override async run(): Promise<void> {
    for (const id of await this.statistics.changedOrganisations()) {
      if (this.isEnding) return;
      await this.statistics.addUp(id);
    }
  }
}
