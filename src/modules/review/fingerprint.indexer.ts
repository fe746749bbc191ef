import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FingerprintIndexRepository } from '../overlaps/fingerprint-index.repository.js';
import { ClaimKeeper } from './claim-keeper.js';

const INTERVAL_MS = 1_000;
const MOST_TOGETHER = 200;

/** Indexes the fingerprints that reviews left waiting, while this process has no review to do. Every worker has one. */
@Injectable()
export class FingerprintIndexer implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly index: FingerprintIndexRepository,
    private readonly claims: ClaimKeeper,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run().finally(() => { this.running = undefined; });
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
        if (organisationId === undefined) return;
        await this.index.bringUpToDate(organisationId, MOST_TOGETHER);
      }
    } catch {
      // While PostgreSQL is away, nobody looks, either; and whoever looks indexes what he needs.
    }
  }
}
