import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { Periodic } from '../../common/time/periodic.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

const INTERVAL_MS = 60_000;

/** Forgets remembered answers when their time is over. Any number of processes may do it. */
@Injectable()
export class AnswersPurge extends Periodic {
  constructor(private readonly answers: RememberedAnswersRepository) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Idempotency'), 'Forgetting answers whose time is over'));
  }

  protected override async run(): Promise<void> {
    while (!this.isEnding && (await this.answers.purge()));
  }
}
