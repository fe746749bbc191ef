import { hash } from 'node:crypto';
import { canonicalJson } from '../../common/json/canonical-json.js';
import { type Caller } from '../auth/caller.js';

/** A request that is to have its effect once, however often it is sent. */
export interface IdempotentRequest {
  readonly caller: Caller;
  /** Null when the caller sent no Idempotency-Key: then every request has its effect. */
  readonly key: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  /** Of which cohort it is, where its body does not say. */
  readonly cohortId?: string;
  /** The key that it came with, where the answer holds a secret: then only this key gets it again. */
  readonly sealedWith?: string;
  /** Tells the caller that the answer is an earlier one. */
  readonly markReplayed: () => void;
}

/** Of method, path and the parsed body: white space and the order of members make no difference. */
export function fingerprint({ method, path, body }: IdempotentRequest): Buffer {
  return hash('sha256', `${method} ${path}\n${canonicalJson(body)}`, 'buffer');
}

/** A key that is restricted to a cohort may not learn what another key was answered about a different one. */
export function mayReplay({ caller, body, cohortId, sealedWith }: IdempotentRequest): boolean {
  if (sealedWith !== undefined) return true;
  if (cohortId !== undefined) return caller.cohortId === null || caller.cohortId === cohortId;
  const { applications } = body;
  const parts: unknown[] = Array.isArray(applications) ? applications : [body];
  return caller.cohortId === null || parts.every((part) => cohortOf(part) === caller.cohortId);
}

function cohortOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'cohort_id' in part ? part.cohort_id : undefined;
}
