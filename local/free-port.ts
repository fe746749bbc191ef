import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Below those that systems give to outgoing connections (Linux from 32,768, others from 49,152): a server
 * that is restarted would now and then find its port taken by one of these.
 */
const PORTS = { first: 20_000, last: 32_767 };
const ATTEMPTS = 100;

/** A port nobody listens on at this moment, and that no connection takes by chance; another program may still take it. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = randomInt(PORTS.first, PORTS.last + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`Found no free port from ${PORTS.first} to ${PORTS.last} in ${ATTEMPTS} attempts.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
