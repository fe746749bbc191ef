import { type IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

interface OriginatedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a change was asked for by a page of our own, or by no page at all. On a change, every browser in use says
 * where it comes from, by one header or the other, and no page can keep it from doing so. A request with neither header
 * was therefore not made by a browser: nobody's cookie can have been added to it behind their back, so there is nothing
 * to protect, and a person with curl can use the portal. A page of the same site but another origin is a foreign page.
 */
export function isSameOrigin({ method, headers }: OriginatedRequest): boolean {
  if (SAFE_METHODS.includes(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || isOwnHost(headers.origin, headers.host);
}

/** The scheme is left out: behind a proxy that ends TLS this service does not know its own. */
function isOwnHost(origin: string, host: string | undefined): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && url.host !== '' && url.host === withoutDefaultPort(host, url.protocol);
}

function withoutDefaultPort(host: string | undefined, protocol: string): string | undefined {
  return host === undefined || !URL.canParse(`${protocol}//${host}`) ? undefined : new URL(`${protocol}//${host}`).host;
}
