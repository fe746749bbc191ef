import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { AppConfig } from '../../config/app-config.js';
import { OperationsListener } from './operations-listener.js';

const BEARER = /^Bearer ([\x21-\x7e]+)$/i;
/** In which proxies say for whom they ask, as addresses with commas between. */
const FORWARDED_FOR = ['x-forwarded-for', 'x-real-ip'] as const;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Who may see how the service is doing. */
@Injectable()
export class OperationsAccess {
  constructor(
    private readonly config: AppConfig,
    private readonly listener: OperationsListener,
  ) {}

  /** Where there is a token, it alone opens the public port; otherwise only this machine may ask there. */
  allows(request: Request): boolean {
    if (this.listener.hasReceived(request)) return true;
    const { operationsToken } = this.config;
    return operationsToken === null ? isFromThisMachine(request) : bears(request, operationsToken);
  }
}

function bears({ headers }: Request, token: string): boolean {
  const given = BEARER.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Of the same length for every text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A proxy on this machine asks for somebody else, and says so, whether it is trusted or not. */
function isFromThisMachine({ socket, headers }: Request): boolean {
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const forwardedFor = FORWARDED_FOR.flatMap((name) => headers[name]?.toString().split(',') ?? []);
  return [socket.remoteAddress ?? '', ...forwardedFor].every((address) => isLoopback(address.trim()));
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
