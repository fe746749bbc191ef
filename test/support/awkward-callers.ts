import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** More than the system keeps for one connection on its way. */
const LARGE_ANSWERS = 40;

const head = (...lines: string[]): string => [...lines, 'Host: localhost', '', ''].join('\r\n');

/** What each of them sends before it goes silent. */
export const AWKWARD = {
  'sends nothing': '',
  'sends half a request line': 'GET /health/li',
  'sends half of its headers': 'GET /health/live HTTP/1.1\r\nHost: local',
  'sends half a body': `${head('POST /v1/portal/session HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100')}{"email"`,
  'sends half a body to what needs none': `${head('POST /health/live HTTP/1.1', 'Content-Length: 100')}abc`,
  'sends no HTTP': 'EHLO localhost\r\n\r\n',
  'wants a tunnel': head('CONNECT localhost:1 HTTP/1.1'),
  'wants to talk something else': head('GET /health/live HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
  'says that this is all': head('GET /health/live HTTP/1.1', 'Connection: close'),
  'reads nothing of its answers': head('GET /openapi.json HTTP/1.1').repeat(LARGE_ANSWERS),
} as const;

export type Awkward = keyof typeof AWKWARD;

/** Callers of one kind, connected, with all sent that they will send. They read nothing, and never close their end. */
export async function callers(baseUrl: string, kind: Awkward, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(baseUrl);
  const sockets = Array.from({ length: count }, () =>
    connect({ host: hostname, port: Number(port), allowHalfOpen: true }),
  );
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (AWKWARD[kind] !== '') await new Promise((resolve) => socket.write(AWKWARD[kind], resolve));
    }),
  );
  return sockets;
}
