import { type Caller } from '../../auth/caller.js';
import { type CohortEntity } from '../../cohorts/cohort.entity.js';
import { type Field } from '../../fields/field.js';
import { type SchemaEntity } from '../../schemas/schema.entity.js';
import { type Answer } from '../../fields/field.js';

/** A submission that somebody wants to make, with all that the checks need to know. */
export interface SubmissionAttempt {
  readonly caller: Caller;
  /** As sent: anything may be missing or of any type. */
  readonly body: Record<string, unknown>;
  /** The organisation's cohort of the id that was sent. */
  readonly cohort: CohortEntity | null;
  /** The fields of the cohort's current form. */
  readonly form: readonly Field[];
  /** The organisation's schema of the id that was sent; undefined on the form path. */
  readonly schema: SchemaEntity | null | undefined;
  /** The well-formed answers; the others are in `body` only. */
  readonly answers: readonly Answer[];
}

export function wholeAnswers(body: Record<string, unknown>): Answer[] {
  const { answers } = body;
  if (!Array.isArray(answers)) return [];
  return answers.filter(isAnswer).map(({ key, value }) => ({ key, value }));
}

export function isAnswer(item: unknown): item is Answer {
  if (typeof item !== 'object' || item === null || !('key' in item) || !('value' in item)) return false;
  return typeof item.key === 'string' && typeof item.value === 'string';
}

/** Whether the key may use the cohort. If not, nothing that the cohort's data would reveal is told. */
export function mayUseCohort({ caller, cohort }: SubmissionAttempt): boolean {
  return cohort === null || caller.cohortId === null || caller.cohortId === cohort.id;
}

/**
 * Whether the answers must fit the form. Applicants at the public form are always held to it; clients only in a strict
 * cohort.
 */
export function isHeldToForm({ caller, cohort, schema }: SubmissionAttempt): boolean {
  return schema === undefined && (caller.keyId === null || cohort?.formValidation === 'strict');
}

/** A schema_id of null counts as none; any other that is no known id is an unknown schema. */
export function isOnSchemaPath(body: Record<string, unknown>): boolean {
  return body['schema_id'] !== undefined && body['schema_id'] !== null;
}
