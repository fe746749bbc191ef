import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Response } from 'express';
import { originOf } from '../../../common/http/origin.js';
import { asAuthor } from '../../members/sessions/as-author.js';
import { type TeamEditor } from '../../members/team.service.js';
import { type SignedInRequest } from '../session/current-member.decorator.js';

/** The signed-in member as somebody who changes the team, as a handler's argument. */
export const CurrentEditor = createParamDecorator((_: unknown, context: ExecutionContext): TeamEditor => {
  const http = context.switchToHttp();
  const request = http.getRequest<SignedInRequest>();
  const { organisationId, role } = request.member;
  return { organisationId, role, author: asAuthor(request.member, originOf(request, http.getResponse<Response>())) };
});
