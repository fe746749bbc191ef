import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type Tagged } from '../../common/http/entity-tag.js';
import { readCursor, toPage } from '../../common/http/cursor.js';
import { fromApiDate } from '../../common/time/api-date.js';
import { type Caller } from '../auth/caller.js';
import { type Patience, WaitForCompletion } from '../completions/wait-for-completion.js';
import { type SubmissionDto, type SubmissionListDto, toSubmissionDto } from './dto/submission.response.dto.js';
import { type SubmissionsQuery } from './dto/submissions.query.dto.js';
import { type SubmissionEntity } from './submission.entity.js';
import { hasEnded } from './submission-status.js';
import { type SubmissionFilter, SubmissionsRepository } from './submissions.repository.js';

/** Submissions as a key holder sees them. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly completion: WaitForCompletion,
  ) {}

  /** @throws ApiError submission_not_found, also for one that this caller may not see */
  async find(caller: Caller, id: string): Promise<SubmissionEntity> {
    const submission = await this.submissions.findVisible(caller, id);
    if (submission === null) throw new ApiError('submission_not_found');
    return submission;
  }

  /** As it is when it has ended, or when the caller's patience has. @throws ApiError submission_not_found, at once */
  async findEnded(caller: Caller, id: string, patience: Patience): Promise<SubmissionEntity> {
    const waiter = { ...patience, keyId: caller.keyId, submissionId: id };
    return this.completion.read(waiter, () => this.find(caller, id), hasEnded);
  }

  async get(caller: Caller, id: string, patience: Patience): Promise<Tagged<SubmissionDto>> {
    const submission = await this.findEnded(caller, id, patience);
    return { tag: `"${submission.id}.${submission.version}"`, body: toSubmissionDto(submission) };
  }

  async list(caller: Caller, query: SubmissionsQuery): Promise<SubmissionListDto> {
    const filter = toFilter(query);
    const mark = { ...filter, organisationId: caller.organisationId, env: caller.environment, only: caller.cohortId };
    const before = readCursor(query.cursor, mark);
    const rows = await this.submissions.listVisible(caller, filter, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, mark);
    return { applications: page.items.map(toSubmissionDto), next_cursor: page.nextCursor };
  }
}

function toFilter(query: SubmissionsQuery): SubmissionFilter {
  const after = query.submitted_after === undefined ? null : fromApiDate(query.submitted_after);
  const before = query.submitted_before === undefined ? null : fromApiDate(query.submitted_before);
  return {
    ...(query.cohort_id !== undefined && { cohortId: query.cohort_id }),
    ...(query.status !== undefined && { status: query.status }),
    ...(query.contact_email !== undefined && { contactEmail: query.contact_email }),
    ...(query.external_id !== undefined && { externalId: query.external_id }),
    ...(after !== null && { submittedAfter: after }),
    ...(before !== null && { submittedBefore: before }),
  };
}
