import { type EntityManager } from 'typeorm';
import { type Alongside } from '../../database/tenant-database.js';

/** The right to answer a request, of which only one of several that are the same may have it. */
export interface AnswerClaim {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** What a use case does about its answer, inside the transaction that has its effect: both are kept, or neither is. */
export interface AnswerMemory {
  /** For a use case that does all of this together with others'; null when there is nothing to remember. */
  readonly wanted: AnswerClaim | null;
  /** Comes first. Waits while the same request is being answered elsewhere. @throws AnsweredMeanwhile */
  claim(manager: EntityManager): Promise<void>;
  store(manager: EntityManager, answer: object): Promise<void>;
}

/** Somebody else, on this process or another, has answered the request: nothing may be done for it any more. */
export class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
}

/** Remembers what is answered about a change, in its transaction. */
export function remembering<T>(memory: AnswerMemory, toAnswer: (made: T) => object): Alongside<T> {
  return {
    begin: (manager) => memory.claim(manager),
    end: (manager, made) => memory.store(manager, toAnswer(made)),
  };
}

/** For a request that is not to be remembered. */
export const NO_MEMORY: AnswerMemory = {
  wanted: null,
  claim: () => Promise.resolve(),
  store: () => Promise.resolve(),
};
