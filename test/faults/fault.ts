import { type Fleet } from './fleet.js';
import { type Ground } from './ground.js';
import { type Random } from './random.js';

/** What a fault may touch. */
export interface Stage {
  readonly ground: Ground;
  readonly fleet: Fleet;
  readonly random: Random;
  /** How many reviews were under way at the moment that somebody was hit, over all times. */
  readonly hits: { reviews: number };
}

/** What must hold beside the invariants. */
export interface Targets {
  /** From the 202 to the end of the review. */
  readonly endWithinMs: number;
  /** What a review may lose with a worker that dies over it. */
  readonly lossWithinMs?: number;
  /** Without a 202 for anybody. */
  readonly outageWithinMs?: number;
  /** Requests that began while the fault lasted; by default nothing is asked of these. */
  readonly acceptP99Ms?: number;
  /** The client meets only refused and reset connections: no answer but a 202, no time-out. */
  readonly nothingFails?: boolean;
}

export interface Fault {
  readonly name: string;
  readonly targets: Targets;
  /** Whether the service reaches Redis by way of the proxy, which takes time that other faults need not lose. */
  readonly needsProxy?: boolean;
  /** Resolves when the harm is over; all that is left is to recover. */
  inflict(stage: Stage): Promise<void>;
}
