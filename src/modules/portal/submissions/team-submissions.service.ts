import { Injectable } from '@nestjs/common';
import { readRankedCursor, toRankedPage } from '../../../common/http/ranked-cursor.js';
import { type Versioned } from '../../../common/http/version-tag.js';
import { idsThatBeginWith } from '../../applications/lists/id-bounds.js';
import { type SubmissionEntity } from '../../applications/submission.entity.js';
import { type ListFilter } from '../../applications/lists/list-filter.js';
import { InsightsRepository } from '../../insights/insights.repository.js';
import { OverlapsRepository } from '../../overlaps/overlaps.repository.js';
import { CountsRepository } from './counts/counts.repository.js';
import { toCounts } from './counts/to-counts.js';
import { DecisionsRepository } from './decisions.repository.js';
import { MOST_FROM_ADDRESS, type SubmissionDetailDto, toSubmissionDetail } from './dto/submission-detail.response.dto.js';
import { type TeamSubmissionListDto, toTeamSubmission } from './dto/team-submission.response.dto.js';
import { type TeamSubmissionsQuery } from './dto/team-submissions.query.dto.js';
import { NotesRepository } from './notes/notes.repository.js';
import { type ListedSubmission, SubmissionListRepository } from './submission-list.repository.js';
import { toOrder } from './submission-sort.js';
import { TeamSubmissionsRepository } from './team-submissions.repository.js';

/** Submissions as the team reads them. */
@Injectable()
export class TeamSubmissionsService {
  constructor(
    private readonly submissions: TeamSubmissionsRepository,
    private readonly lists: SubmissionListRepository,
    private readonly counts: CountsRepository,
    private readonly reports: InsightsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly notes: NotesRepository,
    private readonly overlaps: OverlapsRepository,
  ) {}

  async list(organisationId: string, query: TeamSubmissionsQuery): Promise<TeamSubmissionListDto> {
    const filter = toFilter(organisationId, query);
    const mark = { ...filter, sort: query.sort };
    const after = readRankedCursor(query.cursor, mark);
    const [rows, groups] = await Promise.all([
      this.lists.list(filter, toOrder(query.sort), { after, limit: query.limit + 1 }),
      after === null ? this.counts.groups(filter) : null,
    ]);
    const page = toRankedPage(rows, query.limit, mark);
    const counts = groups === null ? null : toCounts(groups, filter);
    return { submissions: page.items.map(toTeamSubmission), next_cursor: page.nextCursor, counts };
  }

  /** @throws ApiError submission_not_found */
  async get(organisationId: string, id: string): Promise<Versioned<SubmissionDetailDto>> {
    const found = await this.submissions.get(organisationId, id);
    const [fields, report, timeline, decisions, notes, overlaps, fromSameAddress] = await Promise.all([
      this.submissions.fieldsOf(found.submission),
      this.reports.ofSubmission(organisationId, id),
      this.submissions.timelineOf(organisationId, id),
      this.decisions.ofSubmission(organisationId, id),
      this.notes.ofSubmission(organisationId, id),
      this.overlaps.ofSubmission(organisationId, id),
      this.fromSameAddress(found.submission),
    ]);
    const body = toSubmissionDetail({ found, fields, report, timeline, decisions, notes, overlaps, fromSameAddress });
    return { version: found.submission.version, body };
  }

  private async fromSameAddress({ id, organisationId, environment, contactEmail }: SubmissionEntity): Promise<ListedSubmission[]> {
    const page = { after: null, limit: MOST_FROM_ADDRESS + 1 };
    const all = await this.lists.list({ organisationId, environment, contactEmail }, toOrder('-submitted_at'), page);
    return all.filter(({ submission }) => submission.id !== id).slice(0, MOST_FROM_ADDRESS);
  }
}

export function toFilter(organisationId: string, query: Omit<TeamSubmissionsQuery, 'limit' | 'cursor'>): ListFilter {
  const { cohort_id, status, review_status, verdict, flagged, q = '', preview } = query;
  const text = q.trim();
  const reference = idsThatBeginWith(text);
  return {
    organisationId,
    environment: preview === 'true' ? 'test' : 'live',
    ...(cohort_id !== undefined && { cohortId: cohort_id.toLowerCase() }),
    ...(status !== undefined && { status }),
    ...(review_status !== undefined && { reviewStatus: review_status === 'none' ? null : review_status }),
    ...(verdict !== undefined && { verdict }),
    ...(flagged !== undefined && { flagged: flagged === 'true' }),
    ...(text !== '' && { text, ...(reference !== null && { reference }) }),
  };
}
