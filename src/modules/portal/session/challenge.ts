/** Every 401 must say how to get in; there is no registered scheme for cookies, so this is the drafted one. */
export const SIGN_IN_CHALLENGE = { 'WWW-Authenticate': 'Cookie realm="portal", form-action="/v1/portal/session"' };
