import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { type AnswerMemory, remembering } from '../idempotency/answer-memory.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { allObjections } from './admission/admission.js';
import { type SubmissionAttempt, mayUseCohort } from './admission/attempt.js';
import { AttemptLoader } from './admission/attempt-loader.js';
import { warningsOf } from './admission/warnings.js';
import { type ValidationDto } from './dto/validation.response.dto.js';
import { SubmissionsRepository } from './submissions.repository.js';

/** Lists every problem that submitting the same body would meet, without storing anything. */
@Injectable()
export class ValidateApplication {
  constructor(
    private readonly attempts: AttemptLoader,
    private readonly submissions: SubmissionsRepository,
    private readonly tokens: TokensRepository,
    private readonly database: TenantDatabase,
  ) {}

  async execute(
    caller: Caller,
    body: Record<string, unknown>,
    { memory, requestId }: { memory: AnswerMemory; requestId: string },
  ): Promise<ValidationDto> {
    const attempt = await this.attempts.load(caller, body);
    const validate = async (manager: EntityManager): Promise<ValidationDto> => {
      const objections = [...allObjections(attempt), ...(await this.storageObjections(manager, attempt))];
      return {
        valid: objections.length === 0,
        errors: objections.map((objection) => ({ ...objection.body(), request_id: requestId })),
        warnings: warningsOf(attempt),
        token_cost: mayUseCohort(attempt) ? (attempt.cohort?.reviewPrice ?? 0) : 0,
      };
    };
    return this.database.transaction(
      caller.organisationId,
      validate,
      remembering(memory, (answer) => answer),
    );
  }

  /** Objections that a submission would meet inside its transaction. */
  private async storageObjections(manager: EntityManager, attempt: SubmissionAttempt): Promise<ApiError[]> {
    const { caller, body, cohort } = attempt;
    if (cohort === null || !mayUseCohort(attempt)) return [];
    const externalId = body['external_id'];
    const owner =
      typeof externalId === 'string' && externalId !== ''
        ? await this.submissions.idOfExternal(manager, {
            organisationId: caller.organisationId,
            cohortId: cohort.id,
            environment: caller.environment,
            externalId,
          })
        : null;
    const { balance } = await this.tokens.balance(manager, caller.organisationId);
    const required = cohort.reviewPrice;
    return [
      ...(owner === null ? [] : [new ApiError('duplicate_external_id', { extra: { submission_id: owner } })]),
      ...(balance >= required ? [] : [new ApiError('insufficient_tokens', { extra: { balance, required } })]),
    ];
  }
}
