import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type Tagged } from '../../common/http/entity-tag.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { ASK_AGAIN_SECONDS } from '../standings/submission-status.js';
import { type KeyHolder } from '../auth/caller.js';
import { type Patience } from '../completions/wait-for-completion.js';
import { type InsightsDto, toInsights } from './dto/insights.response.dto.js';
import { InsightsRepository, type SubmissionWithReport } from './insights.repository.js';

@Injectable()
export class InsightsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly reports: InsightsRepository,
  ) {}

  /** @throws ApiError submission_not_found, insights_not_ready, insights_unavailable */
  async get(
    caller: KeyHolder,
    submissionId: string,
    { withProvenance, ...patience }: Patience & { readonly withProvenance: boolean },
  ): Promise<Tagged<InsightsDto>> {
    const read = (): Promise<SubmissionWithReport | null> =>
      this.reports.findReviewed(caller.organisationId, submissionId);
    const { report, ...submission } = await this.applications.whenEnded(caller, submissionId, patience, read);
    if (submission.status !== 'complete') throw notReadable(submission);
    if (report === null) throw new Error(`Submission ${submissionId} is complete and has no report`);
    // A report never changes, but the provenance may be left out of it.
    const tag = withProvenance ? `"${report.id}.provenance"` : `"${report.id}"`;
    return { tag, body: toInsights(report, withProvenance) };
  }
}

function notReadable({ status, failureCode }: Omit<SubmissionWithReport, 'report'>): ApiError {
  if (status === 'failed') {
    return new ApiError('insights_unavailable', { extra: { status, failure_code: failureCode } });
  }
  return new ApiError('insights_not_ready', {
    extra: { status },
    headers: { 'Retry-After': ASK_AGAIN_SECONDS },
  });
}
