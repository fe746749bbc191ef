import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { Periodic } from '../../../common/time/periodic.js';
import { FingerprintIndexRepository } from '../../overlaps/fingerprint-index.repository.js';
import { ClaimKeeper } from './claim-keeper.js';

const INTERVAL_MS = 1_000;
const MOST_TOGETHER = 200;

/** While this process has no review to do. Nothing is missed: a look at overlaps indexes what it needs. */
@Injectable()
export class FingerprintIndexer extends Periodic {
  constructor(
    private readonly index: FingerprintIndexRepository,
    private readonly claims: ClaimKeeper,
  ) {
    super(INTERVAL_MS, new ErrorStreak(new Logger('Overlaps'), 'Indexing fingerprints'));
  }

  protected override async run(): Promise<void> {
    while (this.claims.held === 0 && !this.isEnding) {
      const organisationId = await this.index.nextOrganisation();
      if (organisationId === undefined) return;
      await this.index.bringUpToDate(organisationId, MOST_TOGETHER);
    }
  }
}
