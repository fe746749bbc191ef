import { Injectable } from '@nestjs/common';
import { type KeyHolder } from '../../auth/caller.js';
import { type SubmissionStatus } from '../../standings/submission-status.js';
import { CountsRepository } from './counts.repository.js';
import { type SubmissionCountsDto } from './counts.response.dto.js';
import { toCounts } from './to-counts.js';

interface CountedBy {
  readonly cohortId?: string;
  readonly statuses?: readonly SubmissionStatus[];
}

type OfReports = 'by_verdict' | 'flagged';
type Counts = Omit<SubmissionCountsDto, 'is_exact' | OfReports> & Partial<Pick<SubmissionCountsDto, OfReports>>;

/** How many submissions a key holder may see. */
@Injectable()
export class CountSubmissions {
  constructor(private readonly counts: CountsRepository) {}

  /** Verdicts and flags are counted only for callers who may read reports. */
  async execute({ organisationId, environment, cohortId, scopes }: KeyHolder, by: CountedBy): Promise<Counts> {
    const all = await this.counts.groups({ organisationId, environment });
    const visible = all.filter((group) => cohortId === null || group.cohortId === cohortId);
    const {
      is_exact: _,
      by_verdict: verdicts,
      flagged,
      ...counts
    } = toCounts(visible, {
      organisationId,
      environment,
      ...by,
    });
    return scopes.includes('insights:read') ? { ...counts, by_verdict: verdicts, flagged } : counts;
  }
}
