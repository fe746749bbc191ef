import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { UnauthenticatedLimit } from '../../auth/unauthenticated-limit.js';

/** Visitors of the form have no key, so they share the limit for requests without one. */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  constructor(private readonly limit: UnauthenticatedLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    this.limit.assertWithin(await this.limit.count(http.getRequest<Request>()), http.getResponse<Response>());
    return true;
  }
}
