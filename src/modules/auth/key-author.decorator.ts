import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Response } from 'express';
import { type Author } from '../../common/access/author.js';
import { originOf } from '../../common/http/origin.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/** The key of the request as the author of a change, as a handler's argument. */
export const KeyAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Author => {
  const request = context.getArgByIndex<AuthenticatedRequest>(0);
  const { keyId: id, keyName: name } = request.caller;
  return { kind: 'api_key', id, name, ...originOf(request, context.getArgByIndex<Response>(1)) };
});
