import { type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface FeedEvent {
  readonly id: string;
  readonly type: string;
}

/** Answers as the feed of events does, with events that a test puts there, and keeps what is posted to it. */
export class StandInFeed {
  readonly received: Received[] = [];
  private readonly events: FeedEvent[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly server: Server) {}

  /** What a receiver of webhooks answers. */
  receiverStatus = 204;

  static async start(): Promise<StandInFeed> {
    const server = createServer((request, response) => {
      void feed.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      });
    });
    const feed = new StandInFeed(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return feed;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many callers wait for an event. */
  get callers(): number {
    return this.waiting.size;
  }

  add(id: string, type: string): void {
    const data = {
      submission_id: id,
      cohort_id: id,
      external_id: null,
      env: 'test',
      status: 'complete',
      review_status: null,
    };
    const timestamp = '2026-11-21T03:40:21.508Z';
    this.events.push({ id, type, ...{ timestamp, data: { ...data, version: 3 } } });
    for (const wake of this.waiting) wake();
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const url = new URL(request.url ?? '', 'http://feed');
    if (request.method === 'POST') {
      let body = '';
      for await (const piece of request) body += String(piece);
      this.received.push({ headers: request.headers as Record<string, string>, body });
      return { status: this.receiverStatus, body: '' };
    }
    const place = Number(url.searchParams.get('after') ?? 0);
    const types = url.searchParams.get('types')?.split(',');
    const found = (): FeedEvent[] => this.events.slice(place).filter(({ type }) => types?.includes(type) ?? true);
    if (found().length === 0 && url.searchParams.has('wait')) await this.news(request);
    const events = found().slice(0, Number(url.searchParams.get('limit') ?? 100));
    const last = events.at(-1);
    const next = last === undefined ? this.events.length : this.events.indexOf(last) + 1;
    return {
      status: 200,
      body: JSON.stringify({ events, next_cursor: String(next), has_more: next < this.events.length }),
    };
  }

  private news(request: IncomingMessage): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        this.waiting.delete(wake);
        done();
      };
      this.waiting.add(wake);
      request.on('close', wake);
    });
  }
}
