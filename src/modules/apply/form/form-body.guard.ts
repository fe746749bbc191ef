import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { ApiError } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';

const FORM = 'application/x-www-form-urlencoded';

/** A form encodes every byte outside ASCII as three characters, so this allows as much text as the API's limit. */
const MAX_BYTES = 3 * LIMITS.bodyBytes;
const MAX_CONTROLS = 1_000;

const parse = express.urlencoded({
  extended: false,
  inflate: false,
  limit: MAX_BYTES,
  parameterLimit: MAX_CONTROLS,
  type: FORM,
});

/**
 * Reads what a browser sends of a form. Like JsonBodyGuard it comes after every guard that can refuse a request unread.
 */
@Injectable()
export class FormBodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.is(FORM) === false) throw new ApiError('unsupported_media_type', { headers: { 'Accept-Post': FORM } });
    await read(request, context.switchToHttp().getResponse<Response>());
    request.body ??= {};
    return true;
  }
}

function read(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(toRefusal(error));
    });
  });
}

function toRefusal(error: unknown): ApiError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new ApiError('payload_too_large', { headers: { Connection: 'close' } });
  return status === 415
    ? new ApiError('unsupported_media_type')
    : new ApiError('invalid_request', { error: 'This is no form' });
}
