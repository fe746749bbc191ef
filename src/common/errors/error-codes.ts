import { ACCESS_ERRORS } from './table/access-errors.js';
import { type ErrorRow } from './table/error-row.js';
import { REQUEST_ERRORS } from './table/request-errors.js';
import { SUBMISSION_ERRORS } from './table/submission-errors.js';
import { TEAM_ERRORS } from './table/team-errors.js';

/**
 * Every error that the service answers, in one place: the filter answers from it, the OpenAPI document takes its examples
 * from it, the sandbox plays it back, and each row has a page of its own.
 */
export const API_ERRORS = { ...ACCESS_ERRORS, ...REQUEST_ERRORS, ...SUBMISSION_ERRORS, ...TEAM_ERRORS } as const;

export type ErrorCode = keyof typeof API_ERRORS;

export const ERROR_CODES = Object.keys(API_ERRORS) as readonly ErrorCode[];

export function errorRow(code: ErrorCode): ErrorRow {
  return API_ERRORS[code];
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(API_ERRORS, text);
}

/** Where the pages of all errors are. */
export const ERRORS_PATH = '/docs/errors';

const DOC_URLS = Object.fromEntries(ERROR_CODES.map((code) => [code, `${ERRORS_PATH}/${code}`])) as Record<
  ErrorCode,
  string
>;

/** The page of an error, relative to the address of the service, which it does not know itself. */
export function docUrlOf(code: ErrorCode): string {
  return DOC_URLS[code];
}
