import { hash } from 'node:crypto';
import { canonicalJson } from '../../common/json/canonical-json.js';
import { type Caller } from '../auth/caller.js';

/** A request that is to have its effect once, however often it is sent. */
export interface IdempotentRequest {
  readonly caller: Caller;
  /** Null when the caller sent no Idempotency-Key; then every request is carried out. */
  readonly key: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  /** Its cohort, if the body does not name it. */
  readonly cohortId?: string;
  /** The API key that the answer is sealed with, if it holds a secret: nobody else can get it again. */
  readonly sealedWith?: string;
  /** Marks the response as a replay of an earlier answer. */
  readonly markReplayed: () => void;
}

/** A hash of method, path and parsed body, so that white space and the order of members make no difference. */
export function fingerprint({ method, path, body }: IdempotentRequest): Buffer {
  return hash('sha256', `${method} ${path}\n${canonicalJson(body)}`, 'buffer');
}

/**
 * Whether the caller may get the earlier answer: a key that is restricted to a cohort may not see answers about another
 * one.
 */
export function mayReplay({ caller, body, cohortId, sealedWith }: IdempotentRequest): boolean {
  if (sealedWith !== undefined || caller.cohortId === null) return true;
  const { applications } = body;
  const parts: unknown[] = Array.isArray(applications) ? applications : [body];
  const cohortIds = cohortId === undefined ? parts.map(cohortOf) : [cohortId];
  // An id may be written in capital letters.
  return cohortIds.every((id) => typeof id === 'string' && id.toLowerCase() === caller.cohortId);
}

function cohortOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'cohort_id' in part ? part.cohort_id : undefined;
}
