import { hash } from 'node:crypto';
import { type Response } from 'express';

/** A body with a tag for its exact state: another state has another tag. */
export interface Tagged<T> {
  readonly tag: string;
  readonly body: T;
}

/**
 * Sends the tag, and leaves the body out when the caller already has it. `no-store` stays: a caller that sends a tag
 * has kept the body on purpose, and caches, such as that of the browser in which the docs are tried, still must not.
 */
export function unlessKnown<T>(response: Response, { tag, body }: Tagged<T>): T | undefined {
  response.setHeader('ETag', tag);
  if (!isKnown(response.req.headers['if-none-match'], tag)) return body;
  response.status(304);
  return undefined;
}

/** As `unlessKnown`, for what holds nothing about people: a cache of the caller's own may keep it too, and asks each time. */
export function unlessKept<T>(response: Response, tagged: Tagged<T>): T | undefined {
  response.setHeader('Cache-Control', 'private, no-cache');
  return unlessKnown(response, tagged);
}

/** A tag for what has no version, made of its content. */
export function contentTag(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

/** The weak comparison of RFC 9110: `W/` makes no difference. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || tags.includes(tag);
}
