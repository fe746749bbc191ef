import { type Pool } from 'pg';

/** How busy a pool is: its connections, and how many wait for one. */
export interface PoolLoad {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

export function loadOf({ totalCount, idleCount, waitingCount }: Pool): PoolLoad {
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
