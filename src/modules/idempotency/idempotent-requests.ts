import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type AnswerMemory, AnsweredMeanwhile, NO_MEMORY } from './answer-memory.js';
import { fingerprint, type IdempotentRequest, mayReplay } from './idempotent-request.js';
import { RememberedAnswersRepository } from './remembered-answers.repository.js';

/** Gives a request with an Idempotency-Key its effect once, and everybody who sends it the same answer. */
@Injectable()
export class IdempotentRequests {
  constructor(private readonly answers: RememberedAnswersRepository) {}

  /** Errors are not remembered: whatever `perform` throws, the next try starts afresh. @throws ApiError idempotency_key_reused */
  async answer<T extends object>(request: IdempotentRequest, perform: (memory: AnswerMemory) => Promise<T>): Promise<T> {
    const { caller, key } = request;
    if (key === null) return perform(NO_MEMORY);
    const earlier = await this.earlierAnswer<T>(request, key);
    if (earlier !== null) return earlier;
    const memory: AnswerMemory = {
      claim: async (manager) => {
        if (!(await this.answers.claim(manager, caller, key, fingerprint(request)))) throw new AnsweredMeanwhile();
      },
      store: (manager, answer) => this.answers.store(manager, caller, key, JSON.stringify(answer)),
    };
    try {
      return await perform(memory);
    } catch (error) {
      if (!(error instanceof AnsweredMeanwhile)) throw error;
      const answered = await this.earlierAnswer<T>(request, key);
      if (answered === null) throw new ApiError('idempotency_key_reused');
      return answered;
    }
  }

  private async earlierAnswer<T>(request: IdempotentRequest, key: string): Promise<T | null> {
    if (!mayReplay(request)) return null;
    const found = await this.answers.find(request.caller, key);
    if (found === null) return null;
    if (!found.fingerprint.equals(fingerprint(request))) throw new ApiError('idempotency_key_reused');
    request.markReplayed();
    return JSON.parse(found.body) as T;
  }
}
