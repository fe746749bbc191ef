import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { requestId } from '../../../common/http/request-id.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { type SignedInRequest } from './current-member.decorator.js';

/** Where a request came from: its network address and id. */
export type Origin = Pick<Author, 'address' | 'requestId'>;

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export function originOf({ ip }: Pick<Request, 'ip'>, response: Response): Origin {
  return { address: ip?.replace(MAPPED_IPV4, '') ?? null, requestId: requestId(response) };
}

export function asAuthor({ id, email }: Pick<SignedInMember, 'id' | 'email'>, origin: Origin): Author {
  return { kind: 'member', id, name: email, ...origin };
}

/** The signed-in member as the author of a change, as a handler's argument. */
export const CurrentAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const http = context.switchToHttp();
  const request = http.getRequest<SignedInRequest>();
  return asAuthor(request.member, originOf(request, http.getResponse<Response>()));
});
