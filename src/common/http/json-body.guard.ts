import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { ApiError } from '../errors/api-error.js';
import { LIMITS } from '../validation/limits.js';
import { parseJsonObject } from './json-text.js';
import { readBytes, tooLarge } from './request-bytes.js';

const BODY_OPTIONAL = 'body-optional';

/** For a route whose body may be left out altogether; it then sees an empty object. */
export const BodyOptional = (): MethodDecorator => SetMetadata(BODY_OPTIONAL, true);

const NOTHING = Buffer.alloc(0);
/** JSON has no parameters. Many clients send a charset all the same: it must be UTF-8; other parameters are ignored. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const UTF8 = /^utf-?8$/i;

/**
 * Reads the body of a request that may have one, and lets only a JSON object through. A guard, because body parsers
 * are middleware: they would answer 413, 415 and 400 before anybody was asked for a key.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.getArgByIndex<Request>(0);
    const isBodiless = request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE';
    return isBodiless || this.read(request, context);
  }

  private async read(request: Request, context: ExecutionContext): Promise<boolean> {
    const bytes = hasBody(request) ? await readBytes(request) : NOTHING;
    if (bytes.length === 0 && this.reflector.get<true | undefined>(BODY_OPTIONAL, context.getHandler())) {
      request.body = {};
      return true;
    }
    const body = parseJsonObject(bytes);
    if (body === null) throw new ApiError('invalid_json');
    request.body = body;
    return true;
  }
}

/** Whether there is a body, and one that may be read. @throws ApiError */
function hasBody({ headers }: Request): boolean {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced === 0 && headers['transfer-encoding'] === undefined) return false;
  if (announced > LIMITS.bodyBytes) throw tooLarge();
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || !UTF8.test(CHARSET.exec(type)?.[1] ?? 'utf-8')) {
    throw new ApiError('unsupported_media_type', { headers: { 'Accept-Post': 'application/json' } });
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ApiError('unsupported_media_type', {
      error: 'Content-Encoding must be left out: bodies are taken as they are',
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
  return true;
}
