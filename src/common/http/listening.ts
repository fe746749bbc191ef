import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { codeOf } from '../errors/code-of.js';

type Listener = 'PORT' | 'OPERATIONS_PORT';

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Checked before anything is started, so that a busy port does not cost a minute of waiting first; together, so that one
 * that two settings name is found. With 0 any free port will do. @throws Error
 */
export async function assertAddressesAreFree(addresses: Readonly<Partial<Record<Listener, Address>>>): Promise<void> {
  const probes: Server[] = [];
  try {
    for (const [setting, address] of Object.entries(addresses)) probes.push(await takeAddress(setting, address));
  } finally {
    await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  }
}

async function takeAddress(setting: string, { host, port }: Address): Promise<Server> {
  // Callers of an earlier process may connect meanwhile; kept open, their connections would wait for an answer, and
  // closing would wait for them.
  const probe = createServer((caller) => caller.resetAndDestroy());
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return probe;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} on ${host} is in use. Set ${setting} to another one.`);
    throw new Error(
      `Cannot listen on ${host}, port ${port} (${String(code)}). Set ${setting.replace('PORT', 'HOST')} or ${setting}.`,
    );
  }
}

/** The address at which this machine reaches it. */
export function baseUrlOf(app: NestExpressApplication, host: string): string {
  return urlOf(app.getHttpServer(), host);
}

export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
