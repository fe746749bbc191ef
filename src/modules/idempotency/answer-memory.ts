import { type EntityManager } from 'typeorm';

/** What a use case does about its answer, inside the transaction that has its effect: both are kept, or neither is. */
export interface AnswerMemory {
  /** Comes first. Waits while the same request is being answered elsewhere. @throws AnsweredMeanwhile */
  claim(manager: EntityManager): Promise<void>;
  store(manager: EntityManager, answer: object): Promise<void>;
}

/** Somebody else, on this process or another, has answered the request: nothing may be done for it any more. */
export class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
}

/** For a request that is not to be remembered. */
export const NO_MEMORY: AnswerMemory = {
  claim: () => Promise.resolve(),
  store: () => Promise.resolve(),
};
