import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { readDto } from '../../common/http/request-validation.pipe.js';
import { type Caller } from '../auth/caller.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { AdmitSubmission } from './admit-submission.js';
import { SubmitBatchRequest } from './dto/submit-batch.request.dto.js';
import { type BatchResult, type BatchResultsDto } from './dto/submit-batch.response.dto.js';
import { type IntakeUnit, type SubmissionOutcome, type SentBy } from './intake/intake-unit.js';
import { Intake } from './intake/intake.service.js';
import { type PreparedSubmission } from './prepared-submission.js';

/** An item that can be stored, or its refusal. */
type Item = PreparedSubmission | ApiError;

/**
 * Accepts up to a hundred applications, each accepted or refused by itself. The accepted ones are stored in one
 * transaction with the remembered answer, so that a batch sent again never repeats a part of itself.
 */
@Injectable()
export class SubmitBatch {
  constructor(
    private readonly admission: AdmitSubmission,
    private readonly intake: Intake,
  ) {}

  /** Resolves only after the commit. @throws ApiError invalid_request, limit_exceeded */
  async execute(
    caller: Caller,
    body: Record<string, unknown>,
    { memory, ...sentBy }: SentBy & { readonly memory: AnswerMemory },
  ): Promise<BatchResultsDto> {
    readDto(SubmitBatchRequest, body);
    // The items are passed on as they were sent, since each is checked like a single submission.
    const applications = body['applications'] as readonly unknown[];
    const answer = await this.intake.take(async (): Promise<IntakeUnit> => {
      const items: Item[] = [];
      for (const application of applications) items.push(await refusable(() => this.prepare(caller, application)));
      return {
        caller,
        sentBy,
        items: items.filter((item): item is PreparedSubmission => !(item instanceof ApiError)),
        claim: memory.wanted,
        answer: (outcomes) => ({ results: resultsOf(items, outcomes, sentBy.requestId) }),
      };
    });
    return answer as BatchResultsDto;
  }

  private async prepare(caller: Caller, application: unknown): Promise<PreparedSubmission> {
    if (typeof application !== 'object' || application === null || Array.isArray(application))
      throw new ApiError('invalid_json');
    return this.admission.prepare(caller, application as Record<string, unknown>);
  }
}

/** Results in the order of the request; `outcomes` has only the items that passed the checks. */
function resultsOf(items: readonly Item[], outcomes: readonly SubmissionOutcome[], requestId: string): BatchResult[] {
  const rest = [...outcomes];
  return items.map((item, index) => {
    const outcome = item instanceof ApiError ? item : (rest.shift() ?? new ApiError('internal_error'));
    if (!(outcome instanceof ApiError)) return { index, status_code: 202, ...outcome };
    return { index, status_code: outcome.status, ...outcome.body(), request_id: requestId };
  });
}

async function refusable<T>(attempt: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
