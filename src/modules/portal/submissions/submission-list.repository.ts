import { Injectable } from '@nestjs/common';
import { type Position } from '../../../common/http/ranked-cursor.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { IS_ON_PAGE } from '../../applications/lists/list-conditions.js';
import { type ListFilter, type ListOrder, type ListPage } from '../../applications/lists/list-filter.js';
import { listStatement } from '../../applications/lists/list-page.js';
import { RECORD_COLUMNS, type SubmissionRecord } from '../../applications/submission.entity.js';
import { FLAG_COUNT, type Scores } from './team-submissions.repository.js';

export interface ListedSubmission extends Position {
  readonly submission: SubmissionRecord;
  /** Null until there is a report. */
  readonly scores: Scores | null;
}

type Row = SubmissionRecord & (Scores | Record<keyof Scores, null>) & { readonly rank: number };

@Injectable()
export class SubmissionListRepository {
  constructor(private readonly database: TenantDatabase) {}

  async list(filter: ListFilter, order: ListOrder, page: ListPage): Promise<ListedSubmission[]> {
    const { direction } = order;
    const select = `
      select ${RECORD_COLUMNS}, page.rank, r.verdict, r.clarity_score as "clarityScore",
             r.founder_fit_score as "founderFitScore", r.idea_strength_score as "ideaStrengthScore", ${FLAG_COUNT} as "flagCount"
        from page join submissions s on ${IS_ON_PAGE}
             left join review_reports r on r.organisation_id = s.organisation_id and r.submission_id = s.id
       order by page.rank ${direction}, page.id ${direction}`;
    const rows = await this.database.ask<Row>(filter.organisationId, listStatement(filter, order, page, select));
    return rows.map(
      ({ rank, verdict, clarityScore, founderFitScore, ideaStrengthScore, flagCount, ...submission }) => ({
        submission,
        scores: verdict === null ? null : { verdict, clarityScore, founderFitScore, ideaStrengthScore, flagCount },
        rank,
        id: submission.id,
      }),
    );
  }
}
