import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Answers with one reply after the other, and the last one from then on: for what a real service does only in distress. */
export class ScriptedService {
  readonly received: Received[] = [];
  private replies: (Reply | 'broken' | 'broken after the head' | 'silent')[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ScriptedService> {
    const server = createServer();
    const service = new ScriptedService(server);
    server.on('request', (request, response) => {
      void (async () => {
        let text = '';
        for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
        const { method = '', url = '', headers } = request;
        service.received.push({ method, url, headers, text });
        const reply = service.replies.length > 1 ? service.replies.shift() : service.replies[0];
        if (reply === undefined || reply === 'silent') return;
        if (reply === 'broken') return void request.socket.destroy();
        if (reply === 'broken after the head') {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a":');
          return void setImmediate(() => request.socket.destroy());
        }
        // What idles may be closed just as it is used again. Requests are counted here, so each has a connection of its own.
        response.writeHead(reply.status, { 'content-type': 'application/json', connection: 'close', ...reply.headers });
        response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
      })();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on. */
  answer(...replies: (Reply | 'broken' | 'broken after the head' | 'silent')[]): void {
    this.replies = replies;
    this.received.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** An error as the service writes it. */
export function refusal(status: number, code: string, headers: Record<string, string> = {}): Reply {
  const body = { error: `It is ${code}`, code, doc_url: `/docs/errors/${code}`, request_id: 'r-1' };
  return { status, body, headers };
}
