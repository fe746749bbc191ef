import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { FingerprintIndexRepository } from '../overlaps/fingerprint-index.repository.js';
import { ClaimKeeper } from './claim-keeper.js';

const INTERVAL_MS = 1_000;
const MOST_TOGETHER = 200;

/** Indexes the fingerprints that reviews left waiting, while this process has no review to do. Every worker has one. */
@Injectable()
export class FingerprintIndexer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly indexing = new ErrorStreak(new Logger('Overlaps'), 'Indexing fingerprints');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly index: FingerprintIndexRepository,
    private readonly claims: ClaimKeeper,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run().finally(() => {
        this.running = undefined;
      });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.claims.held === 0 && !this.isStopping) {
        const organisationId = await this.index.nextOrganisation();
        if (organisationId === undefined) {
          this.indexing.succeeded();
          return;
        }
        await this.index.bringUpToDate(organisationId, MOST_TOGETHER);
      }
    } catch (error) {
      // Nothing is missed: a look at overlaps indexes what it needs.
      this.indexing.failed(error);
    }
  }
}
