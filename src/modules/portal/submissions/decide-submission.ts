import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { allowedVersions, preconditionFailed, type Versioned } from '../../../common/http/version-tag.js';
import { type ReviewStatus } from '../../standings/submission-status.js';
import { DecisionsRepository } from '../../decisions/decisions.repository.js';
import { EventAnnouncer } from '../../events/event-announcer.js';
import { type TeamSubmissionDto, toTeamSubmission } from './dto/team-submission.response.dto.js';
import { TeamSubmissionsRepository } from './team-submissions.repository.js';

interface Decision {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly memberId: string;
  readonly author: Author;
  readonly reviewStatus: ReviewStatus | null;
  readonly reason: string | null;
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** The team's decision on a submission, made on the state that its member has seen. */
@Injectable()
export class DecideSubmission {
  constructor(
    private readonly submissions: TeamSubmissionsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly events: EventAnnouncer,
  ) {}

  /**
   * Previews are refused first, since a precondition is checked only where the change would otherwise be made. @throws
   * ApiError submission_not_found, preview_submission, precondition_required, precondition_failed
   */
  async execute({ ifMatch, ...decision }: Decision): Promise<Versioned<TeamSubmissionDto>> {
    const { organisationId, submissionId } = decision;
    const { submission } = await this.submissions.get(organisationId, submissionId);
    if (submission.environment === 'test') throw new ApiError('preview_submission');
    if (ifMatch === undefined) throw new ApiError('precondition_required');
    const isDecided = await this.decisions.decide(decision, allowedVersions(ifMatch));
    const current = await this.submissions.get(organisationId, submissionId);
    const { version } = current.submission;
    if (!isDecided) throw preconditionFailed({ name: 'submission', version });
    this.events.announce(organisationId);
    return { version, body: toTeamSubmission(current) };
  }
}
