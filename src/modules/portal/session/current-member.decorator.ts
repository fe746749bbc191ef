import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';

/** A request after the session guard has let it through. */
export interface SignedInRequest extends Request {
  member: SignedInMember;
}

/** The signed-in member, as a handler's argument. */
export const CurrentMember = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInMember =>
    context.switchToHttp().getRequest<SignedInRequest>().member,
);
