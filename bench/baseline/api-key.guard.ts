import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Request } from 'express';
import { Repository } from 'typeorm';
import { ApiKey } from './entities.js';

export type KeyedRequest = Request & { apiKey: ApiKey };

@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(@InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const [, key = ''] = request.headers.authorization?.split(' ') ?? [];
    const apiKey = await this.keys.findOne({ where: { hash: hashOf(key) } });
    if (apiKey === null) throw new UnauthorizedException();
    request.apiKey = apiKey;
    return true;
  }
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
