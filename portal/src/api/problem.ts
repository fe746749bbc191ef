import { type components } from './schema.js';

type ErrorBody = components['schemas']['ErrorResponse'];

/** An answer of the API that is an error, or none at all: then the status is 0. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly status: number,
    readonly body: Partial<ErrorBody>,
  ) {
    super(body.error ?? 'The service could not be reached');
  }

  /** The stable word for what went wrong. */
  get code(): string {
    return this.body.code ?? 'unreachable';
  }
}

/** Whether a change came too late: what it was made on has been changed since. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'precondition_failed';
}

/** Whether what was asked for is there no more: it must not be shown any longer either. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404;
}
