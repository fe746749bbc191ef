import { Injectable } from '@nestjs/common';
import { readRankedCursor, toRankedPage } from '../../../common/http/ranked-cursor.js';
import { CountsRepository } from '../../applications/counts/counts.repository.js';
import { toCounts } from '../../applications/counts/to-counts.js';
import { type TeamSubmissionListDto, toTeamSubmission } from './dto/team-submission.response.dto.js';
import { type TeamSubmissionsQuery } from './dto/team-submissions.query.dto.js';
import { SubmissionListRepository } from './submission-list.repository.js';
import { toOrder } from './submission-sort.js';
import { toFilter } from './to-filter.js';

/** A page of submissions; with the first one, how many there are. */
@Injectable()
export class ListSubmissions {
  constructor(
    private readonly lists: SubmissionListRepository,
    private readonly counts: CountsRepository,
  ) {}

  async execute(organisationId: string, query: TeamSubmissionsQuery): Promise<TeamSubmissionListDto> {
    const filter = toFilter(organisationId, query);
    const mark = { ...filter, sort: query.sort };
    const after = readRankedCursor(query.cursor, mark);
    const rows = await this.lists.list(filter, toOrder(query.sort), { after, limit: query.limit + 1 });
    const page = toRankedPage(rows, query.limit, mark);
    // Not in parallel: a board asks for eight lists at once, and each would take two connections.
    const counts = after === null ? toCounts(await this.counts.groups(filter), filter) : null;
    return { submissions: page.items.map(toTeamSubmission), next_cursor: page.nextCursor, counts };
  }
}
