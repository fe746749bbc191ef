import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { CANDIDATES } from './candidates.sql.js';
import { FingerprintIndexRepository } from './fingerprint-index.repository.js';
import { type CopyCandidate, nearCopies, type Overlap } from './near-copies.js';

/**
 * The most submissions to index in one look; workers index the rest. More than this wait only if workers have been busy
 * for longer than it takes to review so many.
 */
const MOST_INDEXED = 2_000;

@Injectable()
export class OverlapsRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly index: FingerprintIndexRepository,
  ) {}

  /** Other submissions of the same cohort and environment with near copies of its answers, most alike first. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<Overlap[]> {
    await this.index.bringUpToDate(organisationId, MOST_INDEXED);
    return nearCopies(
      await this.database.rows<CopyCandidate>(organisationId, CANDIDATES, [organisationId, submissionId]),
    );
  }
}
