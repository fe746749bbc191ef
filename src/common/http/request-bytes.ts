import { type Request } from 'express';
import { ApiError } from '../errors/api-error.js';
import { LIMITS } from '../validation/limits.js';

/**
 * The body as it was sent. It listens to events: iterating over the request costs as much as everything else that is
 * done with a body. @throws ApiError
 */
export function readBytes(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= LIMITS.bodyBytes) return;
      request.off('data', take);
      request.pause();
      reject(tooLarge());
    };
    // A caller that hung up in the middle of its body left nothing to parse, and nobody to answer.
    const giveUp = (): void => {
      // Every request is closed in the end. An error is costly to make, so only a body that broke off gets one.
      if (!request.readableEnded) reject(new ApiError('invalid_json'));
    };
    request.on('data', take);
    request.on('end', () => {
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size));
    });
    request.on('error', giveUp);
    request.on('close', giveUp);
    // Guards came first, and the caller may have hung up meanwhile.
    if (request.destroyed) giveUp();
  });
}

/** The connection is closed, since what is left of the body was never read. */
export function tooLarge(): ApiError {
  return new ApiError('payload_too_large', { headers: { Connection: 'close' } });
}
