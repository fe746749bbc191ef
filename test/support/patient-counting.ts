import { CounterStore } from '../../src/modules/rate-limits/counter-store.js';
import { RedisConnections } from '../../src/redis/redis-connections.js';

const PATIENCE_MS = 10_000;

/** A Redis that a busy machine keeps waiting is not taken for one that is away, so that counts are exact in a test. */
export const PATIENT_COUNTING = {
  provide: CounterStore,
  useFactory: (connections: RedisConnections): CounterStore => new CounterStore(connections, PATIENCE_MS),
  inject: [RedisConnections],
};
