import { ApiError } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { checkAnswers, duplicateKeys } from '../../fields/answers-check.js';
import { type SubmissionAttempt, isHeldToForm } from './attempt.js';

export function checkDuplicateKeys({ answers }: SubmissionAttempt): ApiError | null {
  const duplicates = duplicateKeys(answers);
  return duplicates.length > 0
    ? new ApiError('duplicate_keys', { extra: { duplicate_keys: listed(duplicates) } })
    : null;
}

/**
 * Bounds the list of keys in an error. It only matters for validation, which lists everything: a submission is refused
 * for its limits first.
 */
function listed(keys: readonly string[]): string[] {
  return keys
    .slice(0, LIMITS.listedKeys)
    .map((key) => [...key.slice(0, 2 * LIMITS.answerKey)].slice(0, LIMITS.answerKey).join(''));
}

/** Schema path: keys must be the schema's; values are never refused for a type that was only inferred. */
export function checkSchemaKeys({ schema, answers }: SubmissionAttempt): ApiError | null {
  if (schema === undefined || schema === null) return null;
  const { unknownKeys, missingKeys } = checkAnswers(schema.fields, answers);
  if (unknownKeys.length > 0) {
    const extra = { unknown_keys: listed(unknownKeys), ...(missingKeys.length > 0 && { missing_keys: missingKeys }) };
    return new ApiError('unknown_keys', { extra });
  }
  return missingKeys.length > 0 ? new ApiError('missing_keys', { extra: { missing_keys: missingKeys } }) : null;
}

/**
 * For a strict cohort, and for the public form. The first problem gives the sentence of the error; its lists name all.
 */
export function checkStrictForm(attempt: SubmissionAttempt): ApiError | null {
  if (!isHeldToForm(attempt)) return null;
  const { form, answers } = attempt;
  const { unknownKeys, missingKeys, invalidKeys } = checkAnswers(form, answers);
  const extra = {
    ...(unknownKeys.length > 0 && { unknown_keys: listed(unknownKeys) }),
    ...(missingKeys.length > 0 && { missing_keys: missingKeys }),
    ...(invalidKeys.length > 0 && { invalid_keys: invalidKeys }),
  };
  if (unknownKeys.length > 0) {
    return new ApiError('unknown_keys', { error: 'Submission contains keys not in form', extra });
  }
  if (missingKeys.length > 0) return new ApiError('missing_keys', { extra });
  return invalidKeys.length > 0 ? new ApiError('invalid_values', { extra }) : null;
}
