import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { readDto } from '../../common/http/request-validation.pipe.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { type Dispatch } from '../review-tasks/dispatch.js';
import { ReviewDispatcher } from '../review-tasks/review-dispatcher.js';
import { AdmitSubmission } from './admit-submission.js';
import { SubmitBatchRequest } from './dto/submit-batch.request.dto.js';
import { type BatchResult, type BatchResultsDto } from './dto/submit-batch.response.dto.js';
import { type PreparedSubmission } from './prepared-submission.js';

/** An item that may be stored, or what it is refused with. */
type Item = PreparedSubmission | ApiError;

/**
 * Takes up to a hundred applications in. Each is accepted or refused by itself; those that are accepted become durable
 * in one transaction with the remembered answer, so that a batch sent again never repeats a part of itself.
 */
@Injectable()
export class SubmitBatch {
  constructor(
    private readonly admission: AdmitSubmission,
    private readonly dispatcher: ReviewDispatcher,
    private readonly database: TenantDatabase,
  ) {}

  /** Resolves only after the commit. @throws ApiError invalid_request, limit_exceeded */
  async execute(
    caller: Caller,
    body: Record<string, unknown>,
    { memory, requestId }: { memory: AnswerMemory; requestId: string },
  ): Promise<BatchResultsDto> {
    readDto(SubmitBatchRequest, body);
    // As they were sent: the checks of a submission look at them, not those of the list.
    const applications = body['applications'] as readonly unknown[];
    const items: Item[] = [];
    for (const application of applications) items.push(await refusable(() => this.prepare(caller, application)));
    const { answer, dispatches } = await this.database.transaction(caller.organisationId, async (manager) => {
      await memory.claim(manager);
      const stored = await this.store(manager, items, requestId);
      await memory.store(manager, stored.answer);
      return stored;
    });
    for (const dispatch of dispatches) this.dispatcher.nudge(dispatch);
    return answer;
  }

  private async prepare(caller: Caller, application: unknown): Promise<PreparedSubmission> {
    if (typeof application !== 'object' || application === null || Array.isArray(application)) throw new ApiError('invalid_json');
    return this.admission.prepare(caller, application as Record<string, unknown>);
  }

  private async store(
    manager: EntityManager,
    items: readonly Item[],
    requestId: string,
  ): Promise<{ answer: BatchResultsDto; dispatches: Dispatch[] }> {
    const dispatches: Dispatch[] = [];
    const results: BatchResult[] = [];
    for (const [index, item] of items.entries()) {
      const outcome = item instanceof ApiError ? item : await refusable(() => this.storeOne(manager, item));
      if (outcome instanceof ApiError) {
        results.push({ index, status_code: outcome.status, ...outcome.body(), request_id: requestId });
      } else {
        dispatches.push(outcome.dispatch);
        results.push({ index, status_code: 202, ...outcome.accepted });
      }
    }
    return { answer: { results }, dispatches };
  }

  /** A savepoint of its own: one that is refused leaves nothing behind and takes nothing with it. */
  private async storeOne(
    manager: EntityManager,
    prepared: PreparedSubmission,
  ): Promise<Pick<PreparedSubmission, 'accepted'> & { dispatch: Dispatch }> {
    const dispatch = await manager.transaction((nested) => this.admission.store(nested, prepared));
    return { accepted: prepared.accepted, dispatch };
  }
}

async function refusable<T>(attempt: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
