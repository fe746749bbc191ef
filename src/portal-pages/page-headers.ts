import { PAGE_ISOLATION } from '../common/http/page-headers.js';

/** Nothing from elsewhere, no script or style in the page but what the nonce vouches for, and no frame around it. */
export function pageHeaders(nonce: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    ...PAGE_ISOLATION,
    // Not `no-referrer`, with which browsers name no origin on a change either.
    'Referrer-Policy': 'same-origin',
  };
}
