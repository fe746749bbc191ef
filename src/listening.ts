import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type NestExpressApplication } from '@nestjs/platform-express';

/**
 * Asked before anything is started, so that a busy port costs nobody a minute of waiting. Any free port will do for 0.
 * @throws Error
 */
export async function assertAddressIsFree(
  setting: 'PORT' | 'OPERATIONS_PORT',
  host: string,
  port: number,
): Promise<void> {
  // Callers of the process that was here before may come meanwhile: kept, they would wait for an answer, and we for them.
  const probe = createServer((caller) => caller.resetAndDestroy());
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} on ${host} is in use. Set ${setting} to another one.`);
    throw new Error(
      `Cannot listen on ${host}, port ${port} (${String(code)}). Set ${setting.replace('PORT', 'HOST')} or ${setting}.`,
    );
  }
  probe.close();
  await once(probe, 'close');
}

/** The address to call it at from this machine. */
export function baseUrlOf(app: NestExpressApplication, host: string): string {
  return urlOf(app.getHttpServer(), host);
}

export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
