import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { type CohortEntity } from '../cohorts/cohort.entity.js';
import { isBlank } from '../fields/field-values.js';
import { type Dispatch } from '../review-tasks/dispatch.js';
import { ReviewDispatcher } from '../review-tasks/review-dispatcher.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { firstObjection } from './admission/admission.js';
import { type Attempt } from './admission/attempt.js';
import { AttemptLoader } from './admission/attempt-loader.js';
import { warningsOf } from './admission/warnings.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { type SubmissionEntity } from './submission.entity.js';
import { SubmissionsRepository } from './submissions.repository.js';

const MESSAGE = 'Application accepted. Poll its status; the insights report follows when it is complete.';

/** Takes an application in: all checks, then one transaction that stores it, owes its review and reserves its price. */
@Injectable()
export class SubmitApplication {
  constructor(
    private readonly attempts: AttemptLoader,
    private readonly submissions: SubmissionsRepository,
    private readonly tasks: ReviewTasksRepository,
    private readonly tokens: TokensRepository,
    private readonly dispatcher: ReviewDispatcher,
    private readonly database: TenantDatabase,
  ) {}

  /** Resolves only after the commit. @throws ApiError; nothing is stored or charged then */
  async execute(caller: Caller, body: Record<string, unknown>): Promise<SubmissionAcceptedDto> {
    const attempt = await this.attempts.load(caller, body);
    const objection = firstObjection(attempt);
    if (objection !== null) throw objection;
    const { cohort } = attempt;
    if (cohort === null) throw new ApiError('cohort_not_found');
    const submission = toSubmission(attempt, cohort);
    this.dispatcher.nudge(await this.store(submission, cohort.reviewPrice));
    const warnings = warningsOf(attempt);
    return {
      submission_id: submission.id,
      status: 'pending',
      message: MESSAGE,
      env: caller.environment,
      ...(warnings.length > 0 && { warnings }),
    };
  }

  private async store(submission: SubmissionEntity, price: number): Promise<Dispatch> {
    const { id: submissionId, organisationId, environment, run } = submission;
    return this.database.transaction(organisationId, async (manager) => {
      if (!(await this.submissions.insert(manager, submission))) throw await this.externalIdTaken(manager, submission);
      const dispatch = await this.tasks.insert(manager, { submissionId, organisationId, run, price });
      await this.tokens.reserve(manager, { organisationId, submissionId, run, environment, price });
      return dispatch;
    });
  }

  private async externalIdTaken(manager: EntityManager, submission: SubmissionEntity): Promise<ApiError> {
    const { cohortId, environment, externalId } = submission;
    const owner = await this.submissions.idOfExternal(manager, {
      cohortId,
      environment,
      externalId: externalId ?? '',
    });
    return new ApiError('duplicate_external_id', { extra: { submission_id: owner } });
  }
}

function toSubmission({ caller, body, schema, answers }: Attempt, cohort: CohortEntity): SubmissionEntity {
  const now = new Date();
  return {
    id: newId(),
    organisationId: caller.organisationId,
    cohortId: cohort.id,
    environment: caller.environment,
    schemaId: schema?.id ?? null,
    formVersion: schema === undefined ? cohort.formVersion : null,
    externalId: textOrNull(body['external_id']),
    founderName: textOrNull(body['founder_name']),
    contactEmail: String(body['contact_email']),
    answers: [...answers],
    status: 'pending',
    failureCode: null,
    reviewStatus: null,
    run: 1,
    version: 1,
    submittedAt: now,
    updatedAt: now,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && !isBlank(value) ? value : null;
}
