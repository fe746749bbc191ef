import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Periodic } from '../../common/time/periodic.js';
import { AppConfig } from '../../config/app-config.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { OldEventsRepository } from '../events/old-events.repository.js';
import { SessionsRepository } from '../members/sessions/sessions.repository.js';
import { OldAttemptsRepository } from '../webhooks/deliveries/old-attempts.repository.js';
import { EraseDueCohorts } from './erase-due-cohorts.js';

const INTERVAL_MS = 60_000;

/** Deletes what has been kept long enough. Any number of processes may run it; each does a part. */
@Injectable()
export class Retention extends Periodic {
  constructor(
    private readonly config: AppConfig,
    private readonly cohorts: EraseDueCohorts,
    private readonly audit: AuditRepository,
    private readonly sessions: SessionsRepository,
    private readonly events: OldEventsRepository,
    private readonly attempts: OldAttemptsRepository,
  ) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Retention'), 'Letting go of what was kept for long enough'));
  }

  /** All that is due. */
  override async run(): Promise<void> {
    await this.sessions.purge();
    const { auditRetentionDays: days } = this.config;
    await this.whileMore(async () => days !== null && (await this.audit.purge(days)));
    await this.whileMore(() => this.cohorts.batch());
    // Comes last, since it may wait for locks; a failure is tried again at the next tick.
    await this.events.keep();
    await this.attempts.keep();
  }

  private async whileMore(batch: () => Promise<boolean>): Promise<void> {
    while (!this.isEnding && (await batch()));
  }
}
