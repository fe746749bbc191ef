import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Express, type Response } from 'express';
import { answerUnparsable } from './client-error.js';
import { isList, replyCompressed } from './compressed-reply.js';
import { type ConnectionLimits } from './connection-limits.js';
import { Connections } from './connections.js';
import { createExpressServer } from './express-server.js';
import { isPlainReply, JSON_TYPE, replyJson } from './json-reply.js';
import { takeOddRequests } from './odd-requests.js';

/** Answers that are not finished by then are cut off. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Ends its server without leaving anybody in the middle of an answer, and without waiting for callers who only keep
 * their connection for later. Nest calls `beforeClose` ahead of all shutdown hooks, and `close` before the last of them,
 * which close queue and database.
 */
export class DrainingAdapter extends ExpressAdapter {
  private connections: Connections | undefined;
  private drained: Promise<void> | undefined;

  constructor(
    app: Express,
    private readonly limits: ConnectionLimits,
  ) {
    super(app);
  }

  override initHttpServer(): void {
    const server = createExpressServer(this.getInstance<Express>(), this.limits);
    const connections = new Connections(server);
    server.on('clientError', (error, socket) => {
      if (connections.isAnswering(socket as Socket)) socket.destroy();
      else answerUnparsable(error, socket as Socket);
    });
    takeOddRequests(server);
    this.httpServer = server;
    this.connections = connections;
  }

  override reply(response: Response, body: unknown, status?: number): Promise<void> | undefined {
    if (status !== undefined) response.status(status);
    if (!isPlainReply(response, body)) super.reply(response, body);
    else if (isList(body)) return replyCompressed(response, JSON_TYPE, JSON.stringify(body));
    else replyJson(response, body);
    return undefined;
  }

  override beforeClose(): void {
    super.beforeClose();
    this.drained ??= this.drain();
  }

  override close(): Promise<void> {
    this.drained ??= this.drain();
    return this.drained;
  }

  private async drain(): Promise<void> {
    const { connections } = this;
    // Also called back, with an error that says nothing new, when it never listened.
    const ended = new Promise((resolve) => (this.httpServer as Server).close(resolve));
    connections?.startEnding();
    // A request that has arrived is read before its connection is taken for an unused one; and an answer that had begun
    // before does not end its connection.
    const sweep = setInterval(() => {
      connections?.endUnused();
    }, SWEEP_MS);
    const deadline = setTimeout(() => {
      connections?.endAll();
    }, DRAIN_MS);
    await ended;
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
