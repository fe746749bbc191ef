import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { StrangerLimit } from '../../auth/stranger-limit.js';

/** Visitors of the form hold no key, and count as everybody does who holds none. */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  constructor(private readonly strangers: StrangerLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    this.strangers.assertWithin(await this.strangers.count(http.getRequest<Request>()), http.getResponse<Response>());
    return true;
  }
}
