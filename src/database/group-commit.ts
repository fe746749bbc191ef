import pLimit, { type LimitFunction } from 'p-limit';
import { busy } from '../common/errors/api-error.js';
import { codeOf } from '../common/errors/code-of.js';
import { isDatabaseOutOfReach } from '../common/errors/foreign-errors.js';

interface Waiter<U, R> {
  readonly unit: U;
  readonly weight: number;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Group<U, R> {
  readonly name: string;
  readonly waiting: Waiter<U, R>[];
  readonly turns: LimitFunction;
  /** The weight of everything added and not settled yet, and how many these are. */
  weight: number;
  size: number;
  /** Called whenever there is one more, or one less. */
  look?: () => void;
}

interface GroupCommitOptions<U, R> {
  /** Runs one transaction; gives the result of each unit, in order. Rejects when nothing was committed. */
  readonly commit: (group: string, units: readonly U[]) => Promise<R[]>;
  /** The size of a unit, roughly its bytes, or 1 for each: a whole number above zero. */
  readonly weightOf: (unit: U) => number;
  /** The most weight that may wait in all groups together; one group may take half of what the others leave. */
  readonly mostWaiting: number;
  /** The most weight in one transaction, except for a single unit that is heavier. */
  readonly mostTogether: number;
  /** Transactions of all groups at once. */
  readonly concurrency: number;
  /** How many units are on their way or waiting: a transaction waits a moment for several, to take them along. */
  readonly expected?: () => number;
}

/** Transactions of a group at the same time: while one waits for the disk or for a lock, the others go on. */
const BESIDE = 3;
/** A transaction costs as much as many units do: one waits for as many as are under way beside, and longer for those expected. */
const MOST_AWAITED = 32;
const BESIDE_MS = 10;
const MOMENT_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Commits together what comes while a commit of the same group is under way; what comes alone is committed at once, alone.
 * When a transaction fails because of what is in it, it is done again in halves, so that one bad unit fails by itself.
 */
export class GroupCommit<U, R> {
  private readonly groups = new Map<string, Group<U, R>>();
  private readonly turns: LimitFunction;
  private weight = 0;

  constructor(private readonly options: GroupCommitOptions<U, R>) {
    this.turns = pLimit(options.concurrency);
  }

  /** Resolves once the unit's transaction is committed. @throws ApiError unavailable: too many wait, or too many of the same group */
  async add(name: string, unit: U): Promise<R> {
    const { mostWaiting, weightOf } = this.options;
    const group = this.groups.get(name) ?? { name, waiting: [], turns: pLimit(BESIDE), weight: 0, size: 0 };
    const weight = weightOf(unit);
    // One group alone may fill half of the room; the other half stays free for the others.
    if (group.weight + weight > mostWaiting - this.weight) throw busy();
    this.groups.set(name, group);
    try {
      return await new Promise<R>((resolve, reject) => {
        group.waiting.push({ unit, weight, resolve, reject });
        // Waits for the end of this tick, so that whatever else arrives in it comes along.
        if (group.waiting.length === 1) setImmediate(() => void this.run(group));
        this.count(group, weight);
      });
    } finally {
      this.count(group, -weight);
      if (group.weight === 0) this.groups.delete(name);
    }
  }

  private count(group: Group<U, R>, weight: number): void {
    group.size += Math.sign(weight);
    group.weight += weight;
    this.weight += weight;
    group.look?.();
  }

  /** Runs one transaction, for the first unit to wait or for what another transaction has left over. */
  private run(group: Group<U, R>): Promise<void> {
    const { expected } = this.options;
    const wanted = (): number => Math.max(group.size - group.waiting.length, expected?.() ?? 0);
    return group.turns(async () => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, expected === undefined ? BESIDE_MS : MOMENT_MS);
        group.look = () => {
          if (group.waiting.length < Math.min(wanted(), MOST_AWAITED)) return;
          clearTimeout(timer);
          resolve();
        };
        group.look();
      });
      await this.settle(group.name, () => this.take(group));
    });
  }

  private take(group: Group<U, R>): Waiter<U, R>[] {
    let weight = 0;
    const end = group.waiting.findIndex((waiter, at) => {
      weight += waiter.weight;
      return at > 0 && weight > this.options.mostTogether;
    });
    const taken = group.waiting.splice(0, end < 0 ? Infinity : end);
    if (group.waiting.length > 0) void this.run(group);
    return taken;
  }

  /** Chooses its units only when its turn has come, so that those that arrived meanwhile come along. */
  private async settle(name: string, choose: () => readonly Waiter<U, R>[]): Promise<void> {
    let waiters: readonly Waiter<U, R>[] = [];
    try {
      await this.turns(async () => {
        waiters = choose();
        const units = waiters.map(({ unit }) => unit);
        const results = await this.options.commit(name, units);
        results.forEach((result, at) => waiters[at]?.resolve(result));
      });
    } catch (error) {
      await this.settleApart(name, waiters, error);
    }
  }

  private async settleApart(name: string, waiters: readonly Waiter<U, R>[], error: unknown): Promise<void> {
    const isHeldUp = codeOf(error) === LOCK_NOT_AVAILABLE;
    // Halves would fail in the same way when the database is out of reach; and if a commit was not confirmed, it may
    // have happened.
    if (waiters.length <= 1 || (isDatabaseOutOfReach(error) && !isHeldUp)) {
      for (const { reject } of waiters) reject(error);
      return;
    }
    const middle = Math.ceil(waiters.length / 2);
    const first = this.settle(name, () => waiters.slice(0, middle));
    // The halves go in the order of arrival, unless the first waits for a lock of somebody else: then the second need
    // not wait, too.
    if (!isHeldUp) await first;
    await Promise.all([first, this.settle(name, () => waiters.slice(middle))]);
  }
}
