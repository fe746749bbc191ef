import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { type Caller } from '../auth/caller.js';
import { type Dispatch } from '../review-tasks/dispatch.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { firstObjection } from './admission/admission.js';
import { AttemptLoader } from './admission/attempt-loader.js';
import { type PreparedSubmission, prepareSubmission } from './prepared-submission.js';
import { type SubmissionEntity } from './submission.entity.js';
import { SubmissionsRepository } from './submissions.repository.js';

/** The two halves of taking an application in: all checks, and then what is stored, owed and reserved. */
@Injectable()
export class AdmitSubmission {
  constructor(
    private readonly attempts: AttemptLoader,
    private readonly submissions: SubmissionsRepository,
    private readonly tasks: ReviewTasksRepository,
    private readonly tokens: TokensRepository,
  ) {}

  /** @throws ApiError, the first of all that stands against it */
  async prepare(caller: Caller, body: Record<string, unknown>): Promise<PreparedSubmission> {
    const attempt = await this.attempts.load(caller, body);
    const objection = firstObjection(attempt);
    if (objection !== null) throw objection;
    if (attempt.cohort === null) throw new ApiError('cohort_not_found');
    return prepareSubmission(attempt, attempt.cohort);
  }

  /** What is returned is for the dispatcher, after the commit. @throws ApiError duplicate_external_id, insufficient_tokens */
  async store(manager: EntityManager, { submission, price }: PreparedSubmission): Promise<Dispatch> {
    const { id: submissionId, organisationId, environment, run } = submission;
    if (!(await this.submissions.insert(manager, submission))) throw await this.externalIdTaken(manager, submission);
    const dispatch = await this.tasks.insert(manager, { submissionId, organisationId, run, price });
    await this.tokens.reserve(manager, { organisationId, submissionId, run, environment, price });
    return dispatch;
  }

  private async externalIdTaken(manager: EntityManager, submission: SubmissionEntity): Promise<ApiError> {
    const { cohortId, environment, externalId } = submission;
    const owner = await this.submissions.idOfExternal(manager, { cohortId, environment, externalId: externalId ?? '' });
    return new ApiError('duplicate_external_id', { extra: { submission_id: owner } });
  }
}
