import { type Request } from 'express';
import { isLocal } from '../../../common/http/tls.js';

const NAME = 'intake_session';

/** The description of a `Set-Cookie` header, in the OpenAPI document. */
export const SET_SESSION_COOKIE = {
  'Set-Cookie': { description: 'The session.', schema: { type: 'string', maxLength: 200 } },
} as const;

/** Sets the session's cookie; it ends with the browser, and on the server earlier. */
export function sessionCookie(request: Request, token: string): string {
  return `${cookieName(request)}=${token}; ${attributes(request)}`;
}

/** Removes the cookie. */
export function noSessionCookie(request: Request): string {
  return `${cookieName(request)}=; ${attributes(request)}; Max-Age=0`;
}

/** The token that the request brings along, if any. */
export function sessionToken(request: Request): string | null {
  const start = `${cookieName(request)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return token === undefined || token === '' ? null : token;
}

/** Browsers take a cookie of such a name only when it is Secure and for this host alone, so no other host can plant one. */
function cookieName(request: Request): string {
  return isSecure(request) ? `__Host-${NAME}` : NAME;
}

function attributes(request: Request): string {
  return `Path=/; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`;
}

/** On one's own machine there is no TLS, and not every browser keeps a Secure cookie there. */
function isSecure(request: Request): boolean {
  return !isLocal(request);
}
