import { type Response } from 'express';

/** What every JSON answer is sent as. */
export const JSON_TYPE = 'application/json; charset=utf-8';

const BODILESS = new Set([204, 205, 304]);

/** Whether an answer is nothing special: plain data, with nothing said about its type yet. */
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
 * Answers a plain reply as Express's `json` does, byte for byte, without what that looks up each time to come to the same:
 * settings that this service leaves alone, and what the type of a type is called.
 */
export function replyJson(response: Response, body: object): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
