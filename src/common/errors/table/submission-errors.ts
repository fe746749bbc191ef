import { type ErrorRow } from './error-row.js';

/** Applications, the cohorts and schemas that they are for, and their reports. */
export const SUBMISSION_ERRORS = {
  cohort_id_required: {
    status: 400,
    error: 'cohort_id is required',
    meaning: 'The body has no `cohort_id`, or an empty one.',
    remedy: 'Name the cohort that is applied to. `GET /v1/api/programs` lists those that the key may use.',
    retry: 'corrected',
  },
  cohort_not_found: {
    status: 404,
    error: 'Cohort not found',
    meaning: 'The organisation of the key has no cohort of this id.',
    remedy: 'Take the id from `GET /v1/api/programs`. Test and live keys share cohorts; organisations do not.',
    retry: 'corrected',
  },
  cohort_not_open: {
    status: 403,
    error: 'This cohort is not currently accepting applications',
    meaning: 'The cohort is a draft, or is closed: by the team, or by the times at which it opens and closes.',
    remedy: 'Choose a cohort whose status is open, or ask the team to open this one.',
    retry: 'later',
  },
  cohort_not_authorized: {
    status: 403,
    error: 'This API key is not authorized for this cohort',
    meaning: 'The key was made for one cohort, and this is another.',
    remedy: 'Use the cohort that `GET /v1/api/me` shows, or a key without that restriction.',
    retry: 'corrected',
  },
  invalid_contact_email: {
    status: 422,
    error: 'contact_email must be a valid e-mail address',
    meaning: '`contact_email` is missing, empty or no e-mail address.',
    remedy: 'Send the one address by which the founder can be reached.',
    retry: 'corrected',
    extra: { invalid_fields: ['contact_email'] },
  },
  duplicate_keys: {
    status: 422,
    error: 'Submission contains duplicate keys',
    meaning: 'Two answers have the same key; `duplicate_keys` names each such key.',
    remedy: 'Send one answer for each key.',
    retry: 'corrected',
    extra: { duplicate_keys: ['traction'] },
  },
  schema_not_found: {
    status: 404,
    error: 'Schema not found',
    meaning: 'The organisation of the key has no schema of this id.',
    remedy:
      'Take the id from the answer that registered the schema, or from `GET /v1/api/schema`. Leave `schema_id` out to answer the form of the cohort.',
    retry: 'corrected',
  },
  schema_cohort_mismatch: {
    status: 400,
    error: 'Schema does not belong to this cohort',
    meaning: 'The schema was registered for another cohort.',
    remedy: 'Send the cohort that the schema is of, or register the questions for this cohort too.',
    retry: 'corrected',
  },
  unknown_keys: {
    status: 422,
    error: 'Submission contains keys not in schema',
    meaning:
      'Answers have keys that the schema, or the strict form of the cohort, does not ask for; `unknown_keys` names them, and `missing_keys` those that are missing besides.',
    remedy:
      'Take the keys from `GET /v1/api/schema/{schema_id}`, or for a form from `GET /v1/api/programs/{cohort_id}`. They are made from the labels.',
    retry: 'corrected',
    extra: { unknown_keys: ['favourite_colour'] },
  },
  missing_keys: {
    status: 422,
    error: 'Missing required fields',
    meaning: 'Questions that must be answered were not; `missing_keys` names them.',
    remedy: 'Add an answer for each key in `missing_keys`. An empty answer does not count.',
    retry: 'corrected',
    extra: { missing_keys: ['what_problem_are_you_solving'] },
  },
  invalid_values: {
    status: 422,
    error: 'Submission contains invalid values',
    meaning:
      'The cohort has a strict form, and answers do not fit the type or the options of their questions; `invalid_keys` names them.',
    remedy: 'Compare the answers with `field_type` and `options` of the form, from `GET /v1/api/programs/{cohort_id}`.',
    retry: 'corrected',
    extra: { invalid_keys: ['company_website'] },
  },
  duplicate_external_id: {
    status: 409,
    error: 'external_id is already in use',
    meaning:
      'An application with this `external_id` is in this cohort and environment already; `submission_id` is its id.',
    remedy:
      'If it is the same application, go on with `submission_id`. If it is another one, give it another `external_id`.',
    retry: 'never',
    extra: { submission_id: '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c' },
  },
  insufficient_tokens: {
    status: 402,
    error: 'Insufficient token balance',
    meaning: 'A review costs `required` tokens, and the organisation has only `balance` left.',
    remedy: 'Ask an owner of the team to add tokens. `GET /v1/api/balance` shows what is left before you submit.',
    retry: 'later',
    extra: { balance: 0, required: 1 },
  },
  submission_not_found: {
    status: 404,
    error: 'Submission not found',
    meaning:
      'There is no such application, or this key cannot see it: test keys see those of test mode, live keys live ones, and a key for one cohort only that cohort’s.',
    remedy:
      'Check the id, and that the key is of the environment in which the application was submitted. It may also have been erased.',
    retry: 'corrected',
  },
  insights_not_ready: {
    status: 404,
    error: 'Insights report is not ready',
    meaning: 'The application is still being reviewed; `status` says how far it is.',
    remedy:
      'Ask again after as many seconds as `Retry-After` says, or with `?wait=30`, which holds the answer until the review is over.',
    retry: 'wait',
    extra: { status: 'processing' },
  },
  insights_unavailable: {
    status: 404,
    error: 'Insights report is not available',
    meaning: 'The review failed, so there will be no report; `failure_code` says why. Its tokens were given back.',
    remedy:
      'By `failure_code` decide what to do: an application without usable answers has to be written anew. The team can have it reviewed again.',
    retry: 'later',
    extra: { status: 'failed', failure_code: 'no_usable_answers' },
  },
} as const satisfies Record<string, ErrorRow>;
