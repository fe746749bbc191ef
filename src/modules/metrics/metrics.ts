import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What this process measures. A registry of its own, since one process may hold several applications in a test. */
@Injectable()
export class Metrics implements OnModuleDestroy {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Asks a server for what is to be measured, after all that is counted here has been: the query is no load of the service's. */
  async ask<T>(server: () => Promise<T>): Promise<T> {
    await nextTurn();
    return server();
  }

  onModuleDestroy(): void {
    this.registry.clear();
  }
}
