import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { STATISTICS } from './statistics.sql.js';

export type ScoreName = 'clarity_score' | 'founder_fit_score' | 'idea_strength_score';

interface Count<T> {
  readonly name: T;
  readonly count: number;
}

/** Counts of a cohort. Values that never occurred are not in the lists. */
export interface CohortStatistics {
  readonly statuses: readonly Count<string>[];
  /** Counts of the submissions with a decision. */
  readonly reviewStatuses: readonly Count<string>[];
  readonly verdicts: readonly Count<string>[];
  /** The most frequent first. */
  readonly industries: readonly Count<string>[];
  /** Scores from 0 to 100, on whatever scale they are published. */
  readonly scores: readonly { readonly name: ScoreName; readonly mean: number; readonly median: number }[];
  /** Counts of scores in ten bins, from 1 to 10. */
  readonly bins: readonly { readonly score: ScoreName; readonly bin: number; readonly count: number }[];
  /** Every day from the first to the last on which anything happened. */
  readonly days: readonly { readonly date: string; readonly submitted: number; readonly completed: number }[];
}

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Counts of a cohort's live submissions. */
  async statistics(organisationId: string, cohortId: string): Promise<CohortStatistics> {
    const [statistics] = await this.database.rows<CohortStatistics>(organisationId, STATISTICS, [
      organisationId,
      cohortId,
    ]);
    if (statistics === undefined) throw new Error('An aggregate of nothing is still one row');
    return statistics;
  }
}
