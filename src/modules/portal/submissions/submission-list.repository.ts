import { Injectable } from '@nestjs/common';
import { Brackets, IsNull, type SelectQueryBuilder } from 'typeorm';
import { type Environment } from '../../../common/access/environment.js';
import { isUuid } from '../../../common/ids/uuid.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type SubmissionEntity } from '../../applications/submission.entity.js';
import { type ReviewStatus, type SubmissionStatus } from '../../applications/submission-status.js';
import { type Verdict } from '../../rubric/rubric.js';
import { type Position } from './ranked-cursor.js';
import { type SortOrder } from './submission-sort.js';
import { readScored, scoredSubmissions, type ScoredSubmission } from './team-submissions.repository.js';

export interface TeamFilter {
  readonly organisationId: string;
  /** Previews and live submissions are never in one list. */
  readonly environment: Environment;
  readonly cohortId?: string;
  readonly status?: SubmissionStatus;
  /** Null for those without a decision. */
  readonly reviewStatus?: ReviewStatus | null;
  readonly verdict?: Verdict;
  readonly text?: string;
}

export interface ListedSubmission extends ScoredSubmission, Position {}

/** Beyond every score on either side, so that whatever has none comes last. */
const NO_SCORE = { ASC: 1_000, DESC: -1 } as const;

@Injectable()
export class SubmissionListRepository {
  constructor(private readonly database: TenantDatabase) {}

  async list(
    filter: TeamFilter,
    { score, direction }: SortOrder,
    page: { after: Position | null; limit: number },
  ): Promise<ListedSubmission[]> {
    const beyond = direction === 'DESC' ? '<' : '>';
    const none = NO_SCORE[direction];
    const found = await this.database.transaction(filter.organisationId, (manager) => {
      const query = narrow(scoredSubmissions(manager), filter);
      if (score === null) {
        if (page.after !== null) query.andWhere(`s.id ${beyond} :id`, page.after);
      } else {
        const rank = `coalesce(r.${score}, ${none})`;
        query.addSelect(rank, 'rank').orderBy('rank', direction);
        if (page.after !== null) query.andWhere(`(${rank}, s.id) ${beyond} (:rank::numeric, :id::uuid)`, page.after);
      }
      return readScored(query.addOrderBy('s.id', direction).limit(page.limit));
    });
    return found.map(({ submission, scores }) => {
      const rank = score === null ? 0 : (scores?.[score] ?? none);
      return { submission, scores, rank, id: submission.id };
    });
  }
}

function narrow(query: SelectQueryBuilder<SubmissionEntity>, filter: TeamFilter): SelectQueryBuilder<SubmissionEntity> {
  const { verdict, text, reviewStatus, ...equal } = filter;
  query.where(equal);
  if (reviewStatus !== undefined) query.andWhere({ reviewStatus: reviewStatus ?? IsNull() });
  if (verdict !== undefined) query.andWhere('r.verdict = :verdict', { verdict });
  if (text !== undefined) query.andWhere(contains(text));
  return query;
}

/** Or the whole id, which applicants know as their reference number. Upper and lower case are the same. The text is taken as it is: `%`, `_` and `\` stand for themselves. */
function contains(text: string): Brackets {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return new Brackets((query) => {
    for (const column of ['founderName', 'contactEmail', 'externalId']) query.orWhere(`s.${column} ilike :pattern`, { pattern });
    if (isUuid(text.trim())) query.orWhere('s.id = :whole', { whole: text.trim() });
  });
}
