import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Response } from 'express';

/** An answer below this size fits into a packet or two anyway. */
const WORTH_IT_BYTES = 2_048;

/** Whether an answer is a page of a list; all lists have this shape. */
export function isList(body: object): boolean {
  return 'next_cursor' in body;
}

/**
 * Answers with a text that is made anew each time, compressed where the caller takes that and it is long.
 *
 * Only for answers whose size may be known. A list and an empty form show no secret (a key is shown once, by a POST) and give
 * nothing back of what was asked but the rows found; and no other site can have a browser ask for them: keys come in a
 * header, and the session's cookie is `SameSite=Strict`. A form that is sent back with what was written in it stays as it is.
 */
export async function replyCompressed(response: Response, type: string, text: string): Promise<void> {
  const plain = Buffer.from(text);
  const isCompressed = plain.length >= WORTH_IT_BYTES && response.req.acceptsEncodings('gzip') === 'gzip';
  const bytes = isCompressed ? await promisify(gzip)(plain) : plain;
  response.vary('Accept-Encoding').setHeader('Content-Type', type);
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
