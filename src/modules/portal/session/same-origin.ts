import { type IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

interface OriginatedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a change was asked for by one of our own pages, or not by a page at all. On changes every current browser
 * sends `Origin` or `Sec-Fetch-Site`, and no page can prevent that. A request with neither was not made by a browser,
 * so no cookie can have been sent behind anybody's back; a person with curl can use the portal. A page of the same site
 * but another origin counts as foreign.
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
