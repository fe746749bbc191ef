import { type ErrorRow } from './error-row.js';

/** What can be wrong with any request, whatever it is about. */
export const REQUEST_ERRORS = {
  malformed_request: {
    status: 400,
    error: 'Malformed HTTP request',
    meaning:
      'What was sent is no HTTP that can be read, or has no `Host` header, or more than one. The connection is closed.',
    remedy: 'Use an HTTP library rather than a hand-made request, and look at what stands between it and the service.',
    retry: 'corrected',
  },
  headers_too_large: {
    status: 431,
    error: 'Request headers are too large',
    meaning: 'The address and the headers together are longer than the service reads. The connection is closed.',
    remedy: 'Leave cookies and headers out that this service does not know, and send long values in the body.',
    retry: 'corrected',
  },
  request_timeout: {
    status: 408,
    error: 'Request timed out',
    meaning:
      'The request did not arrive whole within the time that it may take. Nothing was done. The connection is closed.',
    remedy: 'Send it again on a new connection. If that happens often, look at the network, or send less at once.',
    retry: 'wait',
  },
  not_found: {
    status: 404,
    error: 'Not found',
    meaning: 'There is nothing at this address. Paths are case-sensitive and have no slash at their end.',
    remedy: 'Compare the path with the documentation, including its beginning, `/v1/api`.',
    retry: 'corrected',
  },
  method_not_allowed: {
    status: 405,
    error: 'Method not allowed',
    meaning: 'The address exists, but does not take this method. The `Allow` header names those that it takes.',
    remedy: 'Use one of the methods in the `Allow` header.',
    retry: 'corrected',
  },
  invalid_json: {
    status: 400,
    error: 'Request body is not valid JSON',
    meaning:
      'The body cannot be parsed as JSON, is not an object, is nested deeper than 16, or holds a NUL or half of a surrogate pair.',
    remedy: 'Have a JSON library write the body, and encode it as UTF-8.',
    retry: 'corrected',
  },
  unsupported_media_type: {
    status: 415,
    error: 'Content-Type must be application/json',
    meaning: 'The body is announced as something else than JSON in UTF-8, or is compressed.',
    remedy: 'Send the header `Content-Type: application/json`, and the body uncompressed.',
    retry: 'corrected',
  },
  payload_too_large: {
    status: 413,
    error: 'Request body is too large',
    meaning: 'The body is larger than 1 MiB. The connection is closed.',
    remedy: 'Shorten the answers, or send fewer applications in one batch.',
    retry: 'corrected',
  },
  invalid_request: {
    status: 400,
    error: 'answers must be an array',
    meaning:
      'A field or parameter is missing or of the wrong type. The text is about the first of them; `invalid_fields` names all.',
    remedy: 'Put right what `invalid_fields` names, by the schema of the operation.',
    retry: 'corrected',
    extra: { invalid_fields: ['answers'] },
  },
  limit_exceeded: {
    status: 422,
    error: 'founder_name must be at most 200 characters',
    meaning:
      'A text is too long, or a list holds too many items or none. The text names the first limit; `invalid_fields` names every field that is over its own.',
    remedy: 'Shorten what `invalid_fields` names. Characters are counted as Unicode code points.',
    retry: 'corrected',
    extra: { invalid_fields: ['founder_name'] },
  },
  invalid_text: {
    status: 422,
    error: 'answers[0].value must not contain control characters',
    meaning:
      'A text holds control characters other than tab, line feed and carriage return; `invalid_fields` names every such field.',
    remedy: 'Remove the control characters. They often come along when text is copied out of a PDF.',
    retry: 'corrected',
    extra: { invalid_fields: ['answers[0].value'] },
  },
  idempotency_key_reused: {
    status: 422,
    error: 'Idempotency-Key was already used with a different request',
    meaning:
      'Within the last 24 hours this `Idempotency-Key` was used, in this organisation and environment, for another method, path or body.',
    remedy:
      'If this is a new request, give it a new key. If it is meant to be the earlier one, send exactly the earlier body.',
    retry: 'corrected',
  },
  invalid_idempotency_key: {
    status: 400,
    error: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
    meaning: 'The `Idempotency-Key` is empty, too long, holds something else than visible ASCII, or was sent twice.',
    remedy: 'Use a UUID, or an id of your own system, and send the header once.',
    retry: 'corrected',
  },
  rate_limited: {
    status: 429,
    error: 'Too many requests',
    meaning:
      'The key, or without a valid key the address, has used its quota of requests up. `RateLimit-Policy` says how many there are.',
    remedy:
      'Wait for as many seconds as `Retry-After` says. Poll less: `?wait=30` holds an answer until a review is over, and a batch takes a hundred applications.',
    retry: 'wait',
  },
  unavailable: {
    status: 503,
    error: 'Service temporarily unavailable',
    meaning:
      'Something that the service depends on is out of reach. Whether the request was carried out may be unknown.',
    remedy:
      'Wait for as many seconds as `Retry-After` says, then send the request again. With an `Idempotency-Key` it has its effect once.',
    retry: 'wait',
  },
  internal_error: {
    status: 500,
    error: 'Internal server error',
    meaning: 'A mistake of the service. Whether the request was carried out may be unknown.',
    remedy:
      'Send it again after a while, with the same `Idempotency-Key`. If it stays so, tell support the `request_id`.',
    retry: 'wait',
  },
} as const satisfies Record<string, ErrorRow>;
