import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { type ReviewStatus } from '../../applications/submission-status.js';
import { type TeamSubmissionDto, toTeamSubmission } from './dto/team-submission.response.dto.js';
import { type ScoredSubmission, TeamSubmissionsRepository } from './team-submissions.repository.js';
import { allowedVersions, type Versioned } from './version-tag.js';

interface Decision {
  readonly organisationId: string;
  readonly id: string;
  readonly reviewStatus: ReviewStatus | null;
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** The team's decision on a submission, made on the state that its member has seen. */
@Injectable()
export class DecideSubmission {
  constructor(private readonly submissions: TeamSubmissionsRepository) {}

  /**
   * A precondition only counts where the change would otherwise be made, so previews are refused first.
   * @throws ApiError submission_not_found, preview_submission, precondition_required, precondition_failed
   */
  async execute({ organisationId, id, reviewStatus, ifMatch }: Decision): Promise<Versioned<TeamSubmissionDto>> {
    const { submission } = await this.find(organisationId, id);
    if (submission.environment === 'test') throw new ApiError('preview_submission');
    if (ifMatch === undefined) throw new ApiError('precondition_required');
    const isDecided = await this.submissions.decide(id, allowedVersions(ifMatch), reviewStatus);
    if (!isDecided) throw new ApiError('precondition_failed');
    const changed = await this.find(organisationId, id);
    return { version: changed.submission.version, body: toTeamSubmission(changed) };
  }

  private async find(organisationId: string, id: string): Promise<ScoredSubmission> {
    const found = await this.submissions.find(organisationId, id);
    if (found === null) throw new ApiError('submission_not_found');
    return found;
  }
}
