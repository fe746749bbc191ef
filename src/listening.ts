import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type NestExpressApplication } from '@nestjs/platform-express';

/** Asked before anything is started, so that a busy port costs nobody a minute of waiting. @throws Error */
export async function assertAddressIsFree(host: string, port: number): Promise<void> {
  // Callers of the process that was here before may come meanwhile: kept, they would wait for an answer, and we for them.
  const probe = createServer((caller) => caller.resetAndDestroy());
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} on ${host} is in use. Set PORT to another one.`);
    throw new Error(`Cannot listen on ${host}, port ${port} (${String(code)}). Set HOST or PORT.`);
  }
  probe.close();
  await once(probe, 'close');
}

/** The address to call it at from this machine. */
export function baseUrlOf(app: NestExpressApplication, host: string): string {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
