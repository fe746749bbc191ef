import { LIMITS } from '../validation/limits.js';
import { docUrlOf, errorRow, type ErrorCode } from './error-codes.js';

interface ApiErrorDetails {
  /** Replaces the table's text where a more precise sentence is promised. */
  readonly error?: string;
  readonly extra?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
}

/** The one exception that feature code throws to answer a caller with an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    details: ApiErrorDetails = {},
  ) {
    super(details.error ?? errorRow(code).error);
    this.status = errorRow(code).status;
    this.extra = details.extra ?? {};
    this.headers = details.headers ?? {};
  }

  /** The answer's body without the request id, which belongs to the exchange and not to the error. */
  body(): { error: string; code: ErrorCode; doc_url: string } & Record<string, unknown> {
    return { error: this.message, code: this.code, doc_url: docUrlOf(this.code), ...this.extra };
  }
}

/** For too many requests or too many changes at once: the same request will succeed in a moment. */
export function busy(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': '1' } });
}

/**
 * `invalid_request`, `limit_exceeded` and others: one sentence about the first field, and the list of all of them with
 * their paths.
 */
export function fieldsError(
  code: 'invalid_request' | 'limit_exceeded' | 'invalid_text',
  problems: readonly [FieldProblem, ...FieldProblem[]],
): ApiError {
  const invalidFields = [...new Set(problems.map((problem) => problem.path))].slice(0, LIMITS.listedProblems);
  return new ApiError(code, { error: problems[0].message, extra: { invalid_fields: invalidFields } });
}

export interface FieldProblem {
  /** As in `answers[2].value`. */
  readonly path: string;
  /** A sentence that names the path. */
  readonly message: string;
}

/** Narrows a list of problems to one that `fieldsError` can be made of. */
export function hasProblems<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0;
}
