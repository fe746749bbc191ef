/** What requests are limited for: with a key, with a key in the sandbox, without a valid key, and at sign-in. */
export type Policy = 'default' | 'sandbox' | 'address' | 'sign_in_account' | 'sign_in_address';

/** The settings count by the minute. */
export const WINDOW_SECONDS = 60;
