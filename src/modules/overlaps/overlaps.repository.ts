import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type AnswerFingerprint } from './answer-fingerprints.js';
import { CANDIDATES } from './candidates.sql.js';
import { type Candidate, nearCopies, type Overlap } from './near-copies.js';

@Injectable()
export class OverlapsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Within the transaction that completes the review, in place of what an earlier one left. */
  async replace(
    manager: EntityManager,
    { organisationId, submissionId }: { organisationId: string; submissionId: string },
    fingerprints: readonly AnswerFingerprint[],
  ): Promise<void> {
    await manager.query('delete from answer_fingerprints where submission_id = $1', [submissionId]);
    await manager.query(
      `insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
       select $1, key, $2, bands, sketch from jsonb_to_recordset($3) as f (key text, bands bigint[], sketch integer[])`,
      [submissionId, organisationId, JSON.stringify(fingerprints)],
    );
  }

  /** Other submissions of the same cohort and environment with near copies of its answers, most alike first. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<Overlap[]> {
    return nearCopies(await this.database.rows<Candidate>(organisationId, CANDIDATES, [submissionId]));
  }
}
