import { type ErrorRow } from './error-row.js';

/** Who asks, and what they may do. */
export const ACCESS_ERRORS = {
  missing_api_key: {
    status: 401,
    error: 'Missing API key',
    meaning: 'The request has no `Authorization` header.',
    remedy:
      'Send the header `Authorization: Bearer` followed by a space and an API key. The team makes keys in its portal.',
    retry: 'corrected',
  },
  malformed_api_key: {
    status: 401,
    error: 'Malformed API key',
    meaning:
      'The `Authorization` header holds no key of this service: another scheme than Bearer, a key cut short, or a typing mistake that its checksum found.',
    remedy:
      'Compare what you send with the key as it was shown: `inc_test_` or `inc_live_` and 30 letters and digits or more, without quotation marks or spaces.',
    retry: 'corrected',
  },
  invalid_api_key: {
    status: 401,
    error: 'Invalid API key',
    meaning: 'The key has the right form, but is unknown, was revoked or has expired. Which of the three is not told.',
    remedy:
      'Ask the team for a key that works, or make a new one in the portal. A key of another installation is unknown here.',
    retry: 'corrected',
  },
  not_signed_in: {
    status: 401,
    error: 'Not signed in',
    meaning: 'The request has no session of the portal, or the session has ended.',
    remedy: 'Sign in to the portal. Programs use the public API with a key instead.',
    retry: 'corrected',
  },
  invalid_credentials: {
    status: 401,
    error: 'Invalid e-mail or password',
    meaning: 'No member has this e-mail address with this password. Which of the two is wrong is not told.',
    remedy:
      'Check both. If the password is forgotten, an admin or owner of the team makes a link for a new one; the operators of the service can set one too.',
    retry: 'corrected',
  },
  insufficient_scope: {
    status: 403,
    error: 'This API key lacks the scope applications:write',
    meaning: 'The key is valid, but was made without the scope that this operation needs; `required_scopes` names it.',
    remedy:
      'Use a key that has the scope. The scopes of a key are shown by `GET /v1/api/me`; the team makes another key in its portal.',
    retry: 'corrected',
    extra: { required_scopes: ['applications:write'] },
  },
  live_key_required: {
    status: 403,
    error: 'This needs a live key',
    meaning:
      'A test key was sent to change a cohort or its form, which live applications go by as well: there are none for tests alone.',
    remedy:
      'Use a key that begins with `inc_live_` and has the scope `programs:write`. A test key may manage test keys.',
    retry: 'corrected',
  },
  exceeds_own_key: {
    status: 403,
    error: 'An API key cannot make or change a key that may do more than itself',
    meaning:
      'The key that is asked for, or that is to be changed, is of another environment or cohort, has a scope that the asking key lacks, or ' +
      'works for longer. `invalid_fields` names in which of these it goes beyond.',
    remedy: 'Ask for less, or use a key that may do as much; the team makes any key in its portal.',
    retry: 'corrected',
    extra: { invalid_fields: ['scopes'] },
  },
  sandbox_live_key: {
    status: 403,
    error: 'sandbox_live_key',
    meaning: 'A live key was sent to the sandbox, which takes test keys only.',
    remedy:
      'Use a key that begins with `inc_test_`, or drop `/sandbox` from the path if the request is meant to count.',
    retry: 'corrected',
  },
  forbidden: {
    status: 403,
    error: 'Your role does not allow this',
    meaning: 'The member is signed in, but their role is not enough for this.',
    remedy: 'Ask an administrator or owner of the team to do it, or to give you a higher role.',
    retry: 'later',
  },
  cross_origin: {
    status: 403,
    error: 'Cross-origin request refused',
    meaning: 'The `Origin` header names another site than the one that the portal is served from.',
    remedy: 'Use the portal at its own address. Behind a proxy, have it pass on the `Host` header as it came.',
    retry: 'corrected',
  },
  operations_token_required: {
    status: 401,
    error: 'The operations token is required',
    meaning: 'What is asked for is for the operators of the service, and the request does not carry their token.',
    remedy: 'Send the header `Authorization: Bearer` with the token in the setting `OPERATIONS_TOKEN`.',
    retry: 'corrected',
  },
  operations_only: {
    status: 403,
    error: 'Only the operators of this service may read this',
    meaning:
      'What is asked for can be read from the machine of the service only, as long as no operations token is set.',
    remedy: 'Ask from the same machine, or set `OPERATIONS_TOKEN` or `OPERATIONS_PORT`.',
    retry: 'corrected',
  },
} as const satisfies Record<string, ErrorRow>;
