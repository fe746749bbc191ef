import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Express, type Response } from 'express';
import { createExpressServer } from './express-server.js';
import { isPlainReply, replyJson } from './json-reply.js';

/** What is not answered by then is cut off. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Ends its server without leaving anybody in the middle of an answer, and without waiting for callers who only keep
 * their connection for later. Nest calls `beforeClose` ahead of all shutdown hooks, and `close` before the last of them,
 * which close queue and database.
 */
export class DrainingAdapter extends ExpressAdapter {
  /** Every connection with the latest of its answers, until that is finished. */
  private readonly connections = new Map<Socket, ServerResponse | null>();
  private drained: Promise<void> | undefined;

  override initHttpServer(): void {
    this.httpServer = createExpressServer(this.getInstance<Express>());
    this.httpServer.on('connection', (socket: Socket) => {
      this.connections.set(socket, null);
      socket.once('close', () => this.connections.delete(socket));
    });
    this.httpServer.prependListener('request', (request, response: ServerResponse) => {
      const { socket } = request;
      this.connections.set(socket, response);
      response.on('close', () => {
        if (this.connections.get(socket) === response) this.connections.set(socket, null);
      });
      if (this.drained !== undefined) response.setHeader('Connection', 'close');
    });
  }

  override reply(response: Response, body: unknown, status?: number): void {
    if (status !== undefined) response.status(status);
    if (isPlainReply(response, body)) replyJson(response, body);
    else super.reply(response, body);
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
    const server = this.httpServer;
    // Also called back, with an error that says nothing new, when it never listened.
    const ended = new Promise((resolve) => server.close(resolve));
    for (const [socket, last] of this.connections) {
      if (last?.headersSent === false) last.setHeader('Connection', 'close');
      // Opened in advance and never used; to Node it is about to send a request.
      if (socket.bytesRead === 0) socket.destroy();
    }
    // An answer that had begun before does not end its connection.
    const sweep = setInterval(() => { server.closeIdleConnections(); }, SWEEP_MS);
    const deadline = setTimeout(() => { server.closeAllConnections(); }, DRAIN_MS);
    await ended;
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
