import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { AppConfig } from '../../config/app-config.js';
import { OperationsListener } from './operations-listener.js';

const BEARER = /^Bearer ([\x21-\x7e]+)$/i;
/** Headers in which proxies name the callers they pass on. */
const FORWARDED_FOR = ['x-forwarded-for', 'x-real-ip'] as const;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Decides who may see health details and metrics. */
@Injectable()
export class OperationsAccess {
  constructor(
    private readonly config: AppConfig,
    private readonly listener: OperationsListener,
  ) {}

  /** On the public port a token is required if one is set; otherwise only this machine may ask. */
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

/** Hashed, so that the texts to compare have the same length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A proxy on this machine passes on other callers, and says so in a header, whether it is trusted or not. */
function isFromThisMachine({ socket, headers }: Request): boolean {
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const forwardedFor = FORWARDED_FOR.flatMap((name) => headers[name]?.toString().split(',') ?? []);
  return [socket.remoteAddress ?? '', ...forwardedFor].every((address) => isLoopback(address.trim()));
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
