import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type Response } from 'express';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { type AuthenticatedRequest } from '../auth/current-caller.decorator.js';
import { IDEMPOTENCY_KEY, readIdempotencyKey } from './idempotency-key.js';
import { type IdempotentRequest } from './idempotent-request.js';

const { header, minLength, maxLength, pattern } = IDEMPOTENCY_KEY;

/** The response header of a replayed answer, in the OpenAPI document. */
export const REPLAYED_HEADER = {
  'Idempotent-Replayed': {
    description: '`true` when this is the answer to an earlier request of the same Idempotency-Key.',
    schema: { type: 'string', pattern: '^true$', maxLength: 4 },
  },
} as const;

/** Documents that a request may be sent again without harm. */
export function IdempotencyHeader(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: header,
      required: false,
      description: 'Makes it safe to send the request again: for 24 hours the same key and body get the first answer.',
      schema: { type: 'string', minLength, maxLength, pattern, example: 'crm-4711-first-try' },
    }),
    ApiErrors('invalid_idempotency_key'),
  );
}

/** The request as one that is to have its effect once. @throws ApiError invalid_idempotency_key */
export function idempotent(request: AuthenticatedRequest, response: Response): IdempotentRequest {
  // The cohort in the path; one in the body is found by `mayReplay`.
  const { cohort_id: cohortId } = request.params as { cohort_id?: string };
  return {
    caller: request.caller,
    key: readIdempotencyKey(request),
    method: request.method,
    path: request.path,
    ...(cohortId !== undefined && { cohortId }),
    body: request.body as Record<string, unknown>,
    markReplayed: () => response.setHeader('Idempotent-Replayed', 'true'),
  };
}

/** The same as a handler's argument. */
export const Idempotent = createParamDecorator((_: unknown, context: ExecutionContext): IdempotentRequest => {
  return idempotent(context.getArgByIndex<AuthenticatedRequest>(0), context.getArgByIndex<Response>(1));
});

/** For a request whose answer holds a secret. */
export const SealedIdempotent = createParamDecorator((_: unknown, context: ExecutionContext): IdempotentRequest => {
  const request = context.getArgByIndex<AuthenticatedRequest>(0);
  const sealedWith = request.headers.authorization?.split(' ').at(-1) ?? '';
  return { ...idempotent(request, context.getArgByIndex<Response>(1)), sealedWith };
});
