import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions } from '@nestjs/swagger';
import { BodyOptional } from '../http/json-body.guard.js';
import { ApiErrors } from './api-errors.decorator.js';

interface JsonBodyOptions {
  readonly type: Type;
  readonly examples?: NonNullable<Extract<ApiBodyOptions, { examples?: unknown }>['examples']>;
  /** The body may be left out. */
  readonly optional?: boolean;
}

/** Documents a JSON body, and what an unreadable one gets. */
export function JsonBody({ type, examples, optional = false }: JsonBodyOptions): MethodDecorator {
  return applyDecorators(
    ApiBody({ type, required: !optional, ...(examples && { examples }) }),
    ApiErrors('invalid_json', 'payload_too_large', 'unsupported_media_type'),
    ...(optional ? [BodyOptional()] : []),
  );
}
