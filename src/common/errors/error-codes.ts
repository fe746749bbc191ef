/** What an error answer carries beside `error`, `code` and `request_id`; the values here are the documented examples. */
type Extra = Record<string, string | number | readonly (string | Readonly<Record<string, string>>)[] | null>;

interface ErrorRow {
  readonly status: number;
  readonly error: string;
  readonly extra?: Extra;
}

/**
 * Every error that a route answers, in one place: the filter answers from it, the OpenAPI document takes its examples
 * from it, and the sandbox plays it back. `error` is the text sent unless the thrower knows a more precise sentence.
 */
export const API_ERRORS = {
  missing_api_key: { status: 401, error: 'Missing API key' },
  malformed_api_key: { status: 401, error: 'Malformed API key' },
  invalid_api_key: { status: 401, error: 'Invalid API key' },
  not_signed_in: { status: 401, error: 'Not signed in' },
  invalid_credentials: { status: 401, error: 'Invalid e-mail or password' },
  insufficient_scope: {
    status: 403,
    error: 'This API key lacks the scope applications:write',
    extra: { required_scopes: ['applications:write'] },
  },
  sandbox_live_key: { status: 403, error: 'sandbox_live_key' },
  forbidden: { status: 403, error: 'Your role does not allow this' },
  cross_origin: { status: 403, error: 'Cross-origin request refused' },
  operations_token_required: { status: 401, error: 'The operations token is required' },
  operations_only: { status: 403, error: 'Only the operators of this service may read this' },

  invalid_json: { status: 400, error: 'Request body is not valid JSON' },
  unsupported_media_type: { status: 415, error: 'Content-Type must be application/json' },
  payload_too_large: { status: 413, error: 'Request body is too large' },
  invalid_request: { status: 400, error: 'answers must be an array', extra: { invalid_fields: ['answers'] } },
  invalid_contact_email: {
    status: 422,
    error: 'contact_email must be a valid e-mail address',
    extra: { invalid_fields: ['contact_email'] },
  },
  limit_exceeded: {
    status: 422,
    error: 'founder_name must be at most 200 characters',
    extra: { invalid_fields: ['founder_name'] },
  },
  invalid_text: {
    status: 422,
    error: 'answers[0].value must not contain control characters',
    extra: { invalid_fields: ['answers[0].value'] },
  },

  cohort_id_required: { status: 400, error: 'cohort_id is required' },
  cohort_not_found: { status: 404, error: 'Cohort not found' },
  cohort_not_open: { status: 403, error: 'This cohort is not currently accepting applications' },
  cohort_not_authorized: { status: 403, error: 'This API key is not authorized for this cohort' },
  duplicate_keys: {
    status: 422,
    error: 'Submission contains duplicate keys',
    extra: { duplicate_keys: ['traction'] },
  },
  schema_not_found: { status: 404, error: 'Schema not found' },
  schema_cohort_mismatch: { status: 400, error: 'Schema does not belong to this cohort' },
  unknown_keys: {
    status: 422,
    error: 'Submission contains keys not in schema',
    extra: { unknown_keys: ['favourite_colour'] },
  },
  missing_keys: {
    status: 422,
    error: 'Missing required fields',
    extra: { missing_keys: ['what_problem_are_you_solving'] },
  },
  invalid_values: {
    status: 422,
    error: 'Submission contains invalid values',
    extra: { invalid_keys: ['company_website'] },
  },
  duplicate_external_id: {
    status: 409,
    error: 'external_id is already in use',
    extra: { submission_id: '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c' },
  },
  insufficient_tokens: {
    status: 402,
    error: 'Insufficient token balance',
    extra: { balance: 0, required: 1 },
  },

  submission_not_found: { status: 404, error: 'Submission not found' },
  insights_not_ready: { status: 404, error: 'Insights report is not ready', extra: { status: 'processing' } },
  insights_unavailable: {
    status: 404,
    error: 'Insights report is not available',
    extra: { status: 'failed', failure_code: 'no_usable_answers' },
  },

  idempotency_key_reused: {
    status: 422,
    error: 'Idempotency-Key was already used with a different request',
  },
  invalid_idempotency_key: {
    status: 400,
    error: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  },
  rate_limited: { status: 429, error: 'Too many requests' },

  invalid_transition: { status: 409, error: 'This change of status is not possible' },
  preview_submission: { status: 409, error: 'A preview submission cannot be given a decision' },
  precondition_required: { status: 428, error: 'If-Match is required' },
  precondition_failed: { status: 412, error: 'It was changed meanwhile' },
  api_key_not_found: { status: 404, error: 'API key not found' },
  note_not_found: { status: 404, error: 'Note not found' },
  member_not_found: { status: 404, error: 'Member not found' },
  organisation_required: {
    status: 409,
    error: 'This address signs in to several organisations: choose one',
    extra: { organisations: [{ id: '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', name: 'Example Ventures' }] },
  },
  member_exists: { status: 409, error: 'This address is already in the team' },
  last_owner: { status: 409, error: 'The last owner can neither be removed nor lose the role' },
  invitation_not_found: { status: 404, error: 'Invitation not found' },

  not_found: { status: 404, error: 'Not found' },
  method_not_allowed: { status: 405, error: 'Method not allowed' },
  unavailable: { status: 503, error: 'Service temporarily unavailable' },
  internal_error: { status: 500, error: 'Internal server error' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof API_ERRORS;

export function errorRow(code: ErrorCode): ErrorRow {
  return API_ERRORS[code];
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(API_ERRORS, text);
}
