import { type Response } from 'express';

/** What every JSON answer is sent as. */
export const JSON_TYPE = 'application/json; charset=utf-8';

const BODILESS = new Set([204, 205, 304]);

/** Whether an answer is plain data whose content type nobody has set yet. */
export function isPlainReply(response: Response, body: unknown): body is object {
  if (
    typeof body !== 'object' ||
    body === null ||
    (Object.getPrototypeOf(body) !== Object.prototype && !Array.isArray(body))
  )
    return false;
  return !BODILESS.has(response.statusCode) && !response.hasHeader('Content-Type');
}

/**
 * Answers a plain reply byte for byte as Express's `json` does, without looking up on every request the settings and
 * content types that are always the same here.
 */
export function replyJson(response: Response, body: object): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
