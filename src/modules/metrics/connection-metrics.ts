import { type Server } from 'node:http';
import { promisify } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from './metrics.js';

const SAY_AGAIN_MS = 60_000;

/** The connections of callers: how many there are, and how many were refused because there were too many. */
@Injectable()
export class ConnectionMetrics {
  private readonly logger = new Logger('Connections');
  private saidAt = -Infinity;

  constructor(private readonly metrics: Metrics) {}

  watch(server: Server): void {
    const registers = [this.metrics.registry];
    const count = promisify(server.getConnections.bind(server));
    const open = new Gauge({
      name: 'intake_http_connections',
      help: 'Connections of callers, idle ones too.',
      registers,
      collect: async () => {
        open.set(await count());
      },
    });
    const refused = new Counter({
      name: 'intake_http_connections_refused_total',
      help: 'Connections over MAX_CONNECTIONS.',
      registers,
    });
    server.on('drop', () => {
      refused.inc();
      this.warn(server.maxConnections);
    });
  }

  private warn(most: number): void {
    const now = performance.now();
    if (now - this.saidAt < SAY_AGAIN_MS) return;
    this.saidAt = now;
    this.logger.warn(
      `More than ${most} connections: the others are refused. Raise MAX_CONNECTIONS if they are all wanted`,
    );
  }
}
