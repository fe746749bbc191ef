import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { originOf } from '../../../common/http/origin.js';
import { asAuthor } from '../../members/sessions/as-author.js';
import { type SignedInRequest } from './current-member.decorator.js';

/** The signed-in member as the author of a change, as a handler's argument. */
export const CurrentAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const http = context.switchToHttp();
  const request = http.getRequest<SignedInRequest>();
  return asAuthor(request.member, originOf(request, http.getResponse<Response>()));
});
