import { type Request, type Response } from 'express';
import { cameByTls } from './tls.js';

/**
 * If a browser is made to show an answer, by itself or in a frame, nothing in it can run. Pages set policies of their
 * own.
 */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
const A_YEAR_OF_TLS = 'max-age=31536000';

/** Answers hold people's data: nobody on the way may keep them, and no browser may take them for something else. */
export function setDefaultHeaders(request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', NOTHING_RUNS);
  if (cameByTls(request)) response.setHeader('Strict-Transport-Security', A_YEAR_OF_TLS);
}
