import { Injectable } from '@nestjs/common';
import { type Versioned } from '../../../common/http/version-tag.js';
import { type SubmissionEntity } from '../../applications/submission.entity.js';
import { DecisionsRepository } from '../../decisions/decisions.repository.js';
import { InsightsRepository } from '../../insights/insights.repository.js';
import { NotesRepository } from '../../notes/notes.repository.js';
import { OverlapsRepository } from '../../overlaps/overlaps.repository.js';
import {
  MOST_FROM_ADDRESS,
  type SubmissionDetailDto,
  toSubmissionDetail,
} from './dto/submission-detail.response.dto.js';
import { type TeamSubmissionDto, toTeamSubmission } from './dto/team-submission.response.dto.js';
import { type ListedSubmission, SubmissionListRepository } from './submission-list.repository.js';
import { toOrder } from './submission-sort.js';
import { TeamSubmissionsRepository } from './team-submissions.repository.js';

/** Submissions as the team reads them. */
@Injectable()
export class TeamSubmissionsService {
  constructor(
    private readonly submissions: TeamSubmissionsRepository,
    private readonly lists: SubmissionListRepository,
    private readonly reports: InsightsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly notes: NotesRepository,
    private readonly overlaps: OverlapsRepository,
  ) {}

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

  /** Without what only its own page shows. @throws ApiError submission_not_found */
  async inShort(organisationId: string, id: string): Promise<Versioned<TeamSubmissionDto>> {
    const found = await this.submissions.get(organisationId, id);
    return { version: found.submission.version, body: toTeamSubmission(found) };
  }

  private async fromSameAddress({
    id,
    organisationId,
    environment,
    contactEmail,
  }: SubmissionEntity): Promise<ListedSubmission[]> {
    const page = { after: null, limit: MOST_FROM_ADDRESS + 1 };
    const all = await this.lists.list({ organisationId, environment, contactEmail }, toOrder('-submitted_at'), page);
    return all.filter(({ submission }) => submission.id !== id).slice(0, MOST_FROM_ADDRESS);
  }
}
