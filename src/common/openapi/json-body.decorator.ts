import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions } from '@nestjs/swagger';
import { BodyOptional } from '../http/json-body.guard.js';
import { ApiErrors } from './api-errors.decorator.js';

interface JsonBodyOptions {
  readonly type: Type;
  /** The request may come without a body, which then stands for an empty object. */
  readonly optional?: boolean;
  readonly examples?: NonNullable<Extract<ApiBodyOptions, { examples?: unknown }>['examples']>;
}

const UNREADABLE = ['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const;

/** Documents a JSON body, and what an unreadable one gets. */
export function JsonBody({ type, examples, optional = false }: JsonBodyOptions): MethodDecorator {
  return applyDecorators(
    ApiBody({ type, required: !optional, ...(examples && { examples }) }),
    ...(optional ? [BodyOptional()] : []),
    ApiErrors(...UNREADABLE),
  );
}

/** For an action that needs no body, though one that is sent must be readable. */
export function NoBodyNeeded(): MethodDecorator {
  const nothing = { type: 'object', description: 'Nothing of it is read.' } as const;
  return applyDecorators(
    BodyOptional(),
    ApiBody({ required: false, schema: { ...nothing, example: {} } }),
    ApiErrors(...UNREADABLE),
  );
}
