/**
 * The kinds of requests that have a limit: with a key, with a key in the sandbox, without a valid key, at sign-in, and
 * at the public form.
 */
export type Policy =
  'default' | 'sandbox' | 'address' | 'sign_in_account' | 'sign_in_address' | 'form_address' | 'form_cohort';

/** The settings count by the minute. */
export const WINDOW_SECONDS = 60;
