/** Every 401 needs a `WWW-Authenticate`. No scheme is registered for cookies, so this is the one of the draft. */
export const SIGN_IN_CHALLENGE = { 'WWW-Authenticate': 'Cookie realm="portal", form-action="/v1/portal/session"' };
