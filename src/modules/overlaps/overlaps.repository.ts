import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { CANDIDATES } from './candidates.sql.js';
import { type Candidate, nearCopies, type Overlap } from './near-copies.js';

@Injectable()
export class OverlapsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Other submissions of the same cohort and environment with near copies of its answers, most alike first. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<Overlap[]> {
    return nearCopies(await this.database.rows<Candidate>(organisationId, CANDIDATES, [submissionId]));
  }
}
