import { type Request } from 'express';
import { networkOf } from './client-address.js';

/** The name of the Express setting that says that remote callers come through a proxy that speaks TLS. */
export const BEHIND_TLS = 'behind tls';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const LOCAL_PEERS = ['127.0.0.1', networkOf('::1')];

/** Whether the trusted proxy says that the caller came by TLS. We do not speak it ourselves. */
export function cameByTls(request: Request): boolean {
  return request.headers['x-forwarded-proto'] !== undefined && request.secure;
}

/**
 * Whether the caller's browser is on this very machine and speaks to it without TLS. Behind a proxy nobody is: the
 * `Host` that it passes on, and its own address, may well be local.
 */
export function isLocal(request: Request): boolean {
  if (request.app.get(BEHIND_TLS) === true || cameByTls(request)) return false;
  const { hostname, socket } = request;
  const isLocalName = LOCAL_HOSTS.includes((hostname as string | undefined)?.toLowerCase() ?? '');
  return isLocalName && LOCAL_PEERS.includes(networkOf(socket.remoteAddress ?? ''));
}
