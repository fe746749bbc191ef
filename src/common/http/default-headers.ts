import { type Request, type Response } from 'express';
import { cameByTls } from './tls.js';

/** An answer that a browser is made to show, by itself or in a frame, can do nothing there. Pages have policies of their own. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
const A_YEAR_OF_TLS = 'max-age=31536000';

/** Answers hold people's data: nobody on the way may keep them, and no browser may take them for something else. */
export function setDefaultHeaders(request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', NOTHING_RUNS);
  if (cameByTls(request)) response.setHeader('Strict-Transport-Security', A_YEAR_OF_TLS);
}
