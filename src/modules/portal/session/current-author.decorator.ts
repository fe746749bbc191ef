import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { type Origin, originOf } from '../../../common/http/origin.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { type SignedInRequest } from './current-member.decorator.js';

export function asAuthor({ id, email }: Pick<SignedInMember, 'id' | 'email'>, origin: Origin): Author {
  return { kind: 'member', id, name: email, ...origin };
}

/** The signed-in member as the author of a change, as a handler's argument. */
export const CurrentAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const http = context.switchToHttp();
  const request = http.getRequest<SignedInRequest>();
  return asAuthor(request.member, originOf(request, http.getResponse<Response>()));
});
