import { once } from 'node:events';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** A port nobody listens on at this moment; another program may still take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.');
  return address.port;
}
