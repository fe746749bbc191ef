import { type Response } from 'express';

/** A body with the name of this very state of it: another body, another tag. */
export interface Tagged<T> {
  readonly tag: string;
  readonly body: T;
}

/**
 * Names the state, and leaves the body out when the caller has it already. `no-store` stays: whoever sends a tag has
 * kept the body on purpose, and caches still must not.
 */
export function unlessKnown<T>(response: Response, { tag, body }: Tagged<T>): T | undefined {
  response.setHeader('ETag', tag);
  if (!isKnown(response.req.headers['if-none-match'], tag)) return body;
  response.status(304);
  return undefined;
}

/** The weak comparison of RFC 9110: `W/` makes no difference. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || tags.includes(tag);
}
