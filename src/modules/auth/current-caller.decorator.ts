import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type Caller } from './caller.js';

/** A request after the API key guard has let it through. */
export interface AuthenticatedRequest extends Request {
  caller: Caller;
}

/** The verified caller, as a handler's argument. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<AuthenticatedRequest>().caller,
);
