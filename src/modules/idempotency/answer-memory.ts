import { type EntityManager } from 'typeorm';
import { type Alongside } from '../../database/tenant-database.js';

/** The exclusive right to answer a request, if the same request arrives several times. */
export interface AnswerClaim {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/**
 * What a use case does to remember its answer, inside the transaction of its effect: both are stored, or neither is.
 */
export interface AnswerMemory {
  /**
   * The claim, for a use case that does all of this in one batch with others; null when nothing is to be remembered.
   */
  readonly wanted: AnswerClaim | null;
  /** Must be called first. Waits while the same request is being answered elsewhere. @throws AnsweredMeanwhile */
  claim(manager: EntityManager): Promise<void>;
  store(manager: EntityManager, answer: object): Promise<void>;
}

/** The request has been answered elsewhere meanwhile, so nothing may be done for it any more. */
export class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
}

/** Remembers the answer to a change in the change's transaction. */
export function remembering<T>(memory: AnswerMemory, toAnswer: (made: T) => object): Alongside<T> {
  return (change) => async (manager) => {
    await memory.claim(manager);
    const made = await change(manager);
    await memory.store(manager, toAnswer(made));
    return made;
  };
}

/** For a request that is not to be remembered. */
export const NO_MEMORY: AnswerMemory = {
  wanted: null,
  claim: () => Promise.resolve(),
  store: () => Promise.resolve(),
};
