import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type AnswerMemory, AnsweredMeanwhile, NO_MEMORY } from './answer-memory.js';
import { fingerprint, type IdempotentRequest, mayReplay } from './idempotent-request.js';
import { sealed, unsealed } from './sealed-answer.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

/** Carries a request with an Idempotency-Key out once, and gives everybody who repeats it the same answer. */
@Injectable()
export class IdempotentRequests {
  constructor(private readonly answers: RememberedAnswersRepository) {}

  /**
   * Most requests are sent once, so it looks for an earlier answer only if `perform` fails. Errors are not remembered;
   * the next try starts afresh. @throws ApiError idempotency_key_reused, submission_not_found
   */
  async answer<T extends object>(
    request: IdempotentRequest,
    perform: (memory: AnswerMemory) => Promise<T>,
  ): Promise<T> {
    const { key } = request;
    if (key === null) return perform(NO_MEMORY);
    try {
      return await perform(this.memoryOf(request, key));
    } catch (error) {
      if (!mayHaveBeenAnswered(error)) throw error;
      const answered = await this.earlierAnswer<T>(request, key);
      if (answered !== null) return answered;
      throw error instanceof AnsweredMeanwhile ? new ApiError('idempotency_key_reused') : error;
    }
  }

  private memoryOf(request: IdempotentRequest, key: string): AnswerMemory {
    const { caller, sealedWith } = request;
    const wanted = { key, fingerprint: fingerprint(request) };
    return {
      wanted,
      claim: async (manager) => {
        if (!(await this.answers.claim(manager, caller, key, wanted.fingerprint))) throw new AnsweredMeanwhile();
      },
      store: (manager, answer) => {
        const text = JSON.stringify(answer);
        const kept = sealedWith === undefined ? text : sealed(text, sealedWith);
        return this.answers.store(manager, caller, key, kept);
      },
    };
  }

  private async earlierAnswer<T>(request: IdempotentRequest, key: string): Promise<T | null> {
    if (!mayReplay(request)) return null;
    const found = await this.answers.find(request.caller, key);
    if (found === null) return null;
    // Its submission was erased; carrying the request out again would undo that.
    if (found.body === null) throw new ApiError('submission_not_found');
    if (!found.fingerprint.equals(fingerprint(request))) throw new ApiError('idempotency_key_reused');
    const { sealedWith } = request;
    const text = sealedWith === undefined ? found.body : unsealed(found.body, sealedWith);
    if (text === null) throw new ApiError('idempotency_key_reused');
    request.markReplayed();
    return JSON.parse(text) as T;
  }
}

/**
 * Whether an earlier request could have been accepted although this one is refused. Callers without access learn
 * nothing of that.
 */
function mayHaveBeenAnswered(error: unknown): boolean {
  return (
    error instanceof AnsweredMeanwhile || (error instanceof ApiError && error.status < 500 && error.status !== 401)
  );
}
