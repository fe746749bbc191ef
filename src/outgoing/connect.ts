import { connect as connectSocket, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { OutgoingError } from './outgoing-error.js';
import { isPublicAddress } from './public-address.js';
import { type ResolveName } from './resolve-name.js';
import { hostOf, type TargetRules } from './target-url.js';

/** An address that does not answer in this time has the next one of the name tried. */
const NEXT_ADDRESS_MS = 2_500;

export interface Means {
  readonly resolve: ResolveName;
  /** Whose certificates are trusted instead of those that Node.js trusts. */
  readonly ca?: string;
}

/**
 * A connection to where the URL leads, TLS included. The name is looked up once, all its addresses are judged, and the
 * connection is made to one of those: a name that changes its answer, or whose address stands in the URL, gets no further.
 * @throws OutgoingError
 */
export async function connectTo(url: URL, rules: TargetRules, means: Means, signal: AbortSignal): Promise<Socket> {
  const host = hostOf(url);
  const addresses = await addressesOf(host, means.resolve);
  signal.throwIfAborted();
  if (!rules.allowsPrivate && !addresses.every(isPublicAddress)) throw new OutgoingError('unreachable');
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const plain = connectSocket({
    host,
    port,
    lookup: givenAddresses(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
  });
  const connected = await established(plain, 'connect', 'unreachable', signal);
  if (!isSecure) return connected;
  const { ca } = means;
  const secure = connectTls({
    socket: connected,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca && { ca }),
  });
  return established(secure, 'secureConnect', 'tls_failed', signal);
}

async function addressesOf(host: string, resolve: ResolveName): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new OutgoingError('unreachable');
  return addresses;
}

/** In place of a look-up of its own, which might find something else. */
function givenAddresses(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, _options, found) => {
    found(null, all);
  };
}

function established<T extends Socket>(
  socket: T,
  event: 'connect' | 'secureConnect',
  word: 'unreachable' | 'tls_failed',
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      socket.destroy();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    socket.once(event, () => {
      signal.removeEventListener('abort', stop);
      resolve(socket);
    });
    // Stays: a socket that nobody listens to any more must not end the process.
    socket.on('error', () => {
      socket.destroy();
    });
    socket.once('close', () => {
      signal.removeEventListener('abort', stop);
      reject(new OutgoingError(word));
    });
  });
}
