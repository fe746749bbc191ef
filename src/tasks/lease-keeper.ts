import { LoggableError } from '../common/errors/loggable-error.js';
import { type ErrorStreak } from '../common/logging/error-streak.js';
import { Periodic } from '../common/time/periodic.js';
import { within } from '../common/time/within.js';

/** How long a claim holds without being renewed; a killed worker's tasks are taken over after it. */
export const LEASE_SECONDS = 10;

/** Three tries to renew fit into one lease, also of a claim that was made right after the last. */
const RENEW_MS = (LEASE_SECONDS * 1_000) / 4;
/** One that went unheard is over by the next, which has another connection. */
const ANSWER_MS = RENEW_MS - 100;

/** Why a piece of work was told to stop. */
export class ClaimLostError extends LoggableError {
  override readonly name = 'ClaimLostError';
}
export class ShuttingDownError extends LoggableError {
  override readonly name = 'ShuttingDownError';
}

interface Held<Claim> {
  readonly claim: Claim;
  readonly controller: AbortController;
  readonly running: Promise<unknown>;
}

/** Holds the claims of the tasks in progress: renews their leases together, and has them given back when the process ends. */
export abstract class LeaseKeeper<Claim> extends Periodic {
  private readonly active = new Set<Held<Claim>>();

  /** Its tasks are renewed by their repository: it tells which still hold; the others were lost to somebody else. */
  protected constructor(
    private readonly tasks: { renew(claims: readonly Claim[]): Promise<readonly Claim[]> },
    renewing: ErrorStreak,
    private readonly tellLost: (claim: Claim) => void,
  ) {
    super(RENEW_MS, renewing);
  }

  /** How many tasks this process is at. */
  get held(): number {
    return this.active.size;
  }

  /** Runs the work under a claim; its signal fires when the claim is lost or the process is to end. */
  async hold<T>(claim: Claim, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    if (this.isEnding) controller.abort(new ShuttingDownError());
    const running = work(controller.signal);
    const held = { claim, controller, running };
    this.active.add(held);
    try {
      return await running;
    } finally {
      this.active.delete(held);
    }
  }

  /** Leases are renewed until the last of them is given back. */
  override async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    for (const { controller } of this.active) controller.abort(new ShuttingDownError());
    await Promise.allSettled([...this.active].map(({ running }) => running));
    await super.onModuleDestroy();
  }

  /** A database that is away for a moment costs nothing as long as the lease lasts; the fence decides in the end. */
  protected override async run(): Promise<void> {
    const asked = [...this.active];
    if (asked.length === 0) return;
    const ours = new Set(await within(ANSWER_MS, this.tasks.renew(asked.map(({ claim }) => claim))));
    // One that has ended meanwhile is not there to be renewed, either; nobody listens to its signal any more.
    for (const held of asked.filter(({ claim }) => !ours.has(claim))) {
      if (this.active.has(held)) this.tellLost(held.claim);
      held.controller.abort(new ClaimLostError());
    }
  }
}
