import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { STATISTICS } from './statistics.sql.js';

export const SCORES = ['clarity_score', 'founder_fit_score', 'idea_strength_score'] as const;
export type ScoreName = (typeof SCORES)[number];

interface Count<T> {
  readonly name: T;
  readonly count: number;
}

/** What never occurred is not in any of the lists. */
export interface CohortStatistics {
  readonly statuses: readonly Count<string>[];
  /** Of those with a decision. */
  readonly reviewStatuses: readonly Count<string>[];
  readonly verdicts: readonly Count<string>[];
  /** The most frequent first. */
  readonly industries: readonly Count<string>[];
  /** Of a hundred, whatever the scale that a score is published on. */
  readonly scores: readonly { readonly name: ScoreName; readonly mean: number; readonly median: number }[];
  /** Tenths of the scale, from 1 to 10. */
  readonly bins: readonly { readonly score: ScoreName; readonly bin: number; readonly count: number }[];
  /** Every day from the first to the last on which anything happened. */
  readonly days: readonly { readonly date: string; readonly submitted: number; readonly completed: number }[];
}

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Of a cohort's live submissions. */
  async statistics(organisationId: string, cohortId: string): Promise<CohortStatistics> {
    const [statistics] = await this.database.rows<CohortStatistics>(organisationId, STATISTICS, [
      organisationId,
      cohortId,
    ]);
    if (statistics === undefined) throw new Error('An aggregate of nothing is still one row');
    return statistics;
  }
}
