import { type Request, type Response } from 'express';
import { type Author } from '../access/author.js';
import { requestId } from './request-id.js';

/** Where a request came from: its network address and id. */
export type Origin = Pick<Author, 'address' | 'requestId'>;

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export function originOf({ ip }: Pick<Request, 'ip'>, response: Response): Origin {
  return { address: ip?.replace(MAPPED_IPV4, '') ?? null, requestId: requestId(response) };
}
