import { type Request, type Response } from 'express';
import { newPassingId } from '../ids/uuid.js';

const HEADER = 'X-Request-Id';
const SANE = /^[\x21-\x7e]{1,128}$/;

/** Gives every exchange an id: the caller's own when it sent a sane one. Must run before anything that can fail. */
export function assignRequestId(request: Request, response: Response): void {
  const sent = request.headers['x-request-id'];
  response.setHeader(HEADER, typeof sent === 'string' && SANE.test(sent) ? sent : newPassingId());
}

export function requestId(response: Response): string {
  return String(response.getHeader(HEADER));
}
