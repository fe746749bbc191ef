import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** One message as it came, its signature not looked at yet. */
export interface Message {
  readonly id: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface MessageBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

/** How one message is taken; what does nothing never answers. */
type Behaviour = (response: ServerResponse, message: Message) => void;

export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end('noted');
export const silence: Behaviour = () => undefined;

/** Somebody who receives webhooks: behaves by what is next, and otherwise as usual. */
export class WebhookReceiver {
  readonly messages: Message[] = [];
  readonly next: Behaviour[] = [];
  usual: Behaviour = answer(204);

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => void receiver.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  get ids(): string[] {
    return this.messages.map(({ id }) => id);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const id = String(headers['webhook-id']);
    const message = { id, path: String(request.url), headers, body: Buffer.concat(pieces).toString('utf8') };
    this.messages.push(message);
    (this.next.shift() ?? this.usual)(response, message);
  }
}

/** By the library of the standard. @throws Error where the secret did not sign it */
export function verified(secret: string, { body, headers }: Message): MessageBody {
  return new Webhook(secret).verify(body, headers) as MessageBody;
}
