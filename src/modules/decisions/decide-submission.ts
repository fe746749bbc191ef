import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { allowedVersions, preconditionFailed } from '../../common/http/version-tag.js';
import { type SubmissionRecord } from '../applications/submission.entity.js';
import { SubmissionsRepository } from '../applications/submissions.repository.js';
import { EventAnnouncer } from '../events/event-announcer.js';
import { DecisionsRepository, type NewDecision } from './decisions.repository.js';

interface Decision extends NewDecision {
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** The team's decision on a submission, made on the state that its member has seen. */
@Injectable()
export class DecideSubmission {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly events: EventAnnouncer,
  ) {}

  /**
   * Previews are refused first, since a precondition is checked only where the change would otherwise be made. @throws
   * ApiError submission_not_found, preview_submission, precondition_required, precondition_failed
   */
  async execute({ ifMatch, ...decision }: Decision): Promise<void> {
    const { organisationId, submissionId } = decision;
    const { environment } = await this.recordOf(organisationId, submissionId);
    if (environment === 'test') throw new ApiError('preview_submission');
    if (ifMatch === undefined) throw new ApiError('precondition_required');
    if (!(await this.decisions.decide(decision, allowedVersions(ifMatch)))) {
      const { version } = await this.recordOf(organisationId, submissionId);
      throw preconditionFailed({ name: 'submission', version });
    }
    this.events.announce(organisationId);
  }

  private async recordOf(organisationId: string, submissionId: string): Promise<SubmissionRecord> {
    const record = await this.submissions.findRecord(organisationId, submissionId);
    if (record === null) throw new ApiError('submission_not_found');
    return record;
  }
}
