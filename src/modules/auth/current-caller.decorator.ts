import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type RateLimit } from '../../common/http/rate-limit.js';
import { type KeyHolder } from './caller.js';

/** A request that the API key guard has let through and the request count guard has counted. */
export interface AuthenticatedRequest<P = Request['params']> extends Request<P> {
  caller: KeyHolder;
  rateLimit: RateLimit;
}

/** The verified caller, as a handler's argument. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeyHolder => context.getArgByIndex<AuthenticatedRequest>(0).caller,
);
