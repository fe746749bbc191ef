import { type Request } from 'express';

/**
 * The address of the portal's pages, as the sender of the request reaches them. Behind a proxy that ends TLS this service may not know its
 * own scheme, but the browser does: a change comes with its origin, which by then is known to be this service's own.
 */
export function portalUrl({ headers, protocol }: Pick<Request, 'headers' | 'protocol'>): string {
  const origin = headers.origin ?? `${protocol}://${headers.host ?? 'localhost'}`;
  return `${origin}/portal`;
}
