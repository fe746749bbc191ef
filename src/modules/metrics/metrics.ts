import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What this process measures. A registry of its own, since one process may hold several applications in a test. */
@Injectable()
export class Metrics implements OnModuleDestroy {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  onModuleDestroy(): void {
    this.registry.clear();
  }
}
