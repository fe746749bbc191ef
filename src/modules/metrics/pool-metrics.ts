import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { Metrics } from './metrics.js';

/** How busy the connections to PostgreSQL are, read when somebody looks. */
@Injectable()
export class PoolMetrics {
  constructor({ registry }: Metrics, tenant: TenantDatabase, system: SystemDatabase) {
    const pools = { tenant, system };
    const connections: Gauge<'pool' | 'state'> = new Gauge({
      name: 'intake_database_connections',
      help: 'Connections to PostgreSQL, in use or idle. The pool system is for look-ups and the work list.',
      labelNames: ['pool', 'state'],
      registers: [registry],
      collect: () => {
        for (const [pool, { load }] of Object.entries(pools)) {
          connections.set({ pool, state: 'in_use' }, load.totalCount - load.idleCount);
          connections.set({ pool, state: 'idle' }, load.idleCount);
        }
      },
    });
    const waiting: Gauge<'pool'> = new Gauge({
      name: 'intake_database_waiting',
      help: 'Pieces of work that wait for a connection to PostgreSQL.',
      labelNames: ['pool'],
      registers: [registry],
      collect: () => {
        for (const [pool, { load }] of Object.entries(pools)) waiting.set({ pool }, load.waitingCount);
      },
    });
  }
}
