import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { busy } from '../common/errors/api-error.js';
import { isDatabaseOutOfReach } from '../common/errors/foreign-errors.js';

interface Waiter<U, R> {
  readonly unit: U;
  readonly weight: number;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Group<U, R> {
  readonly name: string;
  /** In the order in which they came. */
  readonly waiting: Waiter<U, R>[];
  /** Of its transactions. */
  readonly turns: LimitFunction;
  /** Of all that was added and is not settled yet. */
  weight: number;
}

interface GroupCommitOptions<U, R> {
  /** One transaction with all of these units: the result of each, in their order. Rejects when nothing was committed. */
  readonly commit: (group: string, units: readonly U[]) => Promise<R[]>;
  /** Roughly its bytes, or one of each, in whole numbers above zero. */
  readonly weightOf: (unit: U) => number;
  /** What may wait, all groups together. A group may have no more of it than it leaves to the others. */
  readonly mostWaiting: number;
  /** What one transaction takes; a single unit may be heavier. */
  readonly mostTogether: number;
  /** Transactions of all groups at once. */
  readonly concurrency: number;
  /** How many are on their way, those that wait among them: up to some of them are given a moment to come along. */
  readonly expected?: () => number;
}

/** Transactions of a group at once: while one goes to the disk or waits for somebody else's lock, others go on. */
const BESIDE = 3;
/** So many are worth waiting for, and so long: what a transaction takes by itself is a small part of them then. */
const MOST_AWAITED = 32;
const MOMENT_MS = 100;
const LOOK_MS = 5;

/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03';

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
    const group = this.groups.get(name) ?? { name, waiting: [], turns: pLimit(BESIDE), weight: 0 };
    const weight = weightOf(unit);
    // However many of one group come, as many of the others still find room.
    if (group.weight + weight > mostWaiting - this.weight) throw busy();
    this.groups.set(name, group);
    this.count(group, weight);
    try {
      return await new Promise<R>((resolve, reject) => {
        group.waiting.push({ unit, weight, resolve, reject });
        // Whatever else has arrived in the same moment comes along.
        if (group.waiting.length === 1) setImmediate(() => void this.run(group));
      });
    } finally {
      this.count(group, -weight);
      if (group.weight === 0) this.groups.delete(name);
    }
  }

  private count(group: Group<U, R>, weight: number): void {
    group.weight += weight;
    this.weight += weight;
  }

  /** One transaction. Of what waits, one is to come: begun by the first to wait, or for what another has left. */
  private run(group: Group<U, R>): Promise<void> {
    return group.turns(async () => {
      await this.gather(group);
      await this.settle(group.name, () => this.take(group));
    });
  }

  /** Each transaction costs as much again as what is in it: under load a few together are worth waiting for. */
  private async gather({ waiting }: Group<U, R>): Promise<void> {
    const few = (): boolean => waiting.length < Math.min(this.options.expected?.() ?? 0, MOST_AWAITED);
    for (let ms = 0; ms < MOMENT_MS && few(); ms += LOOK_MS) await sleep(LOOK_MS);
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

  /** Chooses only when it is its turn, so that those who came meanwhile come along. */
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
    const isHeldUp = error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;
    // It would fail again, in halves as well; and what became of a commit that nobody confirmed is not known.
    if (waiters.length <= 1 || (isDatabaseOutOfReach(error) && !isHeldUp)) {
      for (const { reject } of waiters) reject(error);
      return;
    }
    const middle = Math.ceil(waiters.length / 2);
    const first = this.settle(name, () => waiters.slice(0, middle));
    // In the order of arrival, but for one that waits for somebody elsewhere: the others must not wait, too.
    if (!isHeldUp) await first;
    await Promise.all([first, this.settle(name, () => waiters.slice(middle))]);
  }
}
