import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

type Protocol = 'openai' | 'anthropic';

/** One call, as it came over the wire. */
export interface ModelCall {
  readonly protocol: Protocol;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: Record<string, unknown>;
  readonly system: string;
  /** What users and assistant said, in turn. */
  readonly turns: readonly string[];
}

/** How the server takes one call. */
export type Behaviour = (call: ModelCall, response: ServerResponse) => void;

/** What every answer of the server claims to have used. */
export const USAGE = { input: 1_000, output: 100 };

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}

function textOf({ content }: Message): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
}

function readCall(protocol: Protocol, url: URL, headers: IncomingHttpHeaders, raw: string): ModelCall {
  const body = JSON.parse(raw) as Record<string, unknown>;
  const messages = body['messages'] as Message[];
  const system =
    protocol === 'anthropic'
      ? textOf({ role: 'system', content: body['system'] as string })
      : textOf(messages[0] as Message);
  const turns = messages.filter(({ role }) => role !== 'system').map(textOf);
  return { protocol, path: url.pathname, query: url.searchParams, headers, raw, body, system, turns };
}

/** A language model's server for tests: speaks both protocols, answers well, and misbehaves when told to. */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  private readonly behaviours: Behaviour[] = [];

  private constructor(
    private readonly server: Server,
    private usual: Behaviour,
  ) {}

  static async start(usual: Behaviour): Promise<ModelServer> {
    const server = createServer();
    const models = new ModelServer(server, usual);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://127.0.0.1');
        const protocol = url.pathname.endsWith('/messages') ? 'anthropic' : 'openai';
        const call = readCall(protocol, url, request.headers, Buffer.concat(parts).toString());
        models.calls.push(call);
        (models.behaviours.shift() ?? models.usual)(call, response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return models;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** The next calls go so, one after the other. */
  next(...behaviours: Behaviour[]): void {
    this.behaviours.push(...behaviours);
  }

  /** All calls go so from now on. */
  always(behaviour: Behaviour): void {
    this.usual = behaviour;
  }

  /** As after the start, but with another usual behaviour. */
  reset(usual: Behaviour): void {
    this.calls.length = 0;
    this.behaviours.length = 0;
    this.usual = usual;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
