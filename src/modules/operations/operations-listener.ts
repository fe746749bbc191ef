import { once } from 'node:events';
import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Express, type Request } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import { answerUnparsable } from '../../common/http/client-error.js';
import { CONNECTION_LIMITS } from '../../common/http/connection-limits.js';
import { Connections } from '../../common/http/connections.js';
import { createExpressServer } from '../../common/http/express-server.js';
import { newPassingId } from '../../common/ids/uuid.js';
import { AppConfig } from '../../config/app-config.js';
import { urlOf } from '../../common/http/listening.js';

const SERVED: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);
/** For probes and collectors only, so that they get through however busy the public port is. */
const LIMITS = { ...CONNECTION_LIMITS, connections: 100 };

/**
 * Serves health and metrics, and nothing else, on an address of their own, to everybody who can reach it. It outlives
 * the public port, so that a shutdown can be watched.
 */
@Injectable()
export class OperationsListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;
  private connections: Connections | undefined;
  private readonly sockets = new WeakSet<Socket>();

  constructor(
    private readonly config: AppConfig,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Where it is reached from this machine; null when it does not listen. */
  get url(): string | null {
    const { operations } = this.config;
    return this.server === undefined || operations === null ? null : urlOf(this.server, operations.host);
  }

  hasReceived({ socket }: Request): boolean {
    return this.sockets.has(socket);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { operations } = this.config;
    if (operations === null) return;
    const app = this.host.httpAdapter.getInstance<Express>();
    const server = createExpressServer(app, LIMITS, (request, response) => {
      if (SERVED.has(request.url?.split('?', 1)[0] ?? '')) app(request, response);
      else answerUnknown(response);
    });
    server.on('connection', (socket: Socket) => this.sockets.add(socket));
    server.on('clientError', (error, socket) => {
      answerUnparsable(error, socket as Socket);
    });
    this.connections = new Connections(server);
    server.listen(operations.port, operations.host);
    await once(server, 'listening');
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    const ended = new Promise((resolve) => server.close(resolve));
    this.connections?.endAll();
    await ended;
  }
}

function answerUnknown(response: ServerResponse): void {
  const id = newPassingId();
  const error = new ApiError('not_found');
  response
    .writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': id })
    .end(JSON.stringify({ ...error.body(), request_id: id }));
}
