import { type Request } from 'express';

/** Where a service that was started to try it is. */
export const USUAL_ADDRESS = 'http://127.0.0.1:3000';
/** Of a host and port that a shell takes for nothing else. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:[\]-]+$/;

/** The address by which a page was asked for. */
export function addressOf({ protocol, headers }: Pick<Request, 'protocol' | 'headers'>): string {
  const address = `${protocol}://${headers.host ?? ''}`;
  return PLAIN_ADDRESS.test(address) ? address : USUAL_ADDRESS;
}
