import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { type SubmissionEntity } from '../applications/submission.entity.js';
import { type Caller } from '../auth/caller.js';
import { type InsightsDto, toInsights } from './dto/insights.response.dto.js';
import { InsightsRepository } from './insights.repository.js';

const RETRY_AFTER_SECONDS = '1';

@Injectable()
export class InsightsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly reports: InsightsRepository,
  ) {}

  /** @throws ApiError submission_not_found, insights_not_ready, insights_unavailable */
  async get(caller: Caller, submissionId: string, withProvenance: boolean): Promise<InsightsDto> {
    const submission = await this.applications.find(caller, submissionId);
    if (submission.status !== 'complete') throw notReadable(submission);
    const report = await this.reports.ofSubmission(caller.organisationId, submissionId);
    if (report === null) throw new Error(`Submission ${submissionId} is complete and has no report`);
    return toInsights(report, withProvenance);
  }
}

function notReadable({ status, failureCode }: SubmissionEntity): ApiError {
  if (status === 'failed') {
    return new ApiError('insights_unavailable', { extra: { status, failure_code: failureCode } });
  }
  return new ApiError('insights_not_ready', {
    extra: { status },
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}
