import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

const INTERVAL_MS = 60_000;

/** Forgets remembered answers when their time is over. Any number of processes may do it. */
@Injectable()
export class AnswersPurge implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly purging = new ErrorStreak(new Logger('Idempotency'), 'Forgetting answers whose time is over');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly answers: RememberedAnswersRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // A database that is away now is there at one of the next ticks.
      void this.purging.tolerate(this.purge());
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async purge(): Promise<void> {
    while (await this.answers.purge());
  }
}
