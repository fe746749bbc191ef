import { type Response } from 'express';

/** Answers hold people's data: nobody on the way may keep them, and no browser may take them for something else. */
export function setDefaultHeaders(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
